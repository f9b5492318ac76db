"""What the commands of every floor share: input from files and pipes, output to terminals and programs."""
