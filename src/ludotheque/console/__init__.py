"""What all commands share: input from files and pipes, output to terminals and programs."""
