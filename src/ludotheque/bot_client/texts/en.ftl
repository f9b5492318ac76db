## A bot of one’s own at a live table.
bot-seated = { $name } has sat down as a bot by invitation. Ctrl-C gets up.
bot-waits = A match is running. The bot sits down when it is over.
bot-removed = The host has given the chair to somebody else.
bot-done = All matches are played. The bot has got up.
bot-stopped = Stopped. The bot does not play any more.
bot-extra-missing = { $package } is missing. Install ludotheque with the extra “server”.

refused-bot-given = “{ $given }” does not name a bot. Write MODULE:NAME, such as mybot:Bot.
refused-bot-module = The module { $module } cannot be loaded: there is no module { $missing }.
refused-bot-import = The module { $module } cannot be loaded: { $problem }
refused-bot-missing = The module { $module } has no { $name }.
refused-bot-made = { $given } cannot be made without arguments: { $problem }
refused-bot-no-plan = { $given } is no bot: it has no plan(view, now, rng).
refused-bot-failed = The bot failed while it planned: { $problem }
refused-bot-refused = The bot was refused { $times } times in this chapter, last with “{ $refusal }”. It waits for the next one.
refused-bot-link = “{ $given }” is no invitation. Copy the link of the table, or write the address of the server and the code.
refused-bot-seat = “{ $given }” is no chair. Write a number from 1 to 16, or any.
refused-bot-unreachable = { $server } cannot be reached: { $problem }
refused-bot-no-table-server = { $server } does not answer like a table.
refused-bot-status = The server answers with status { $status }.
refused-bot-not-allowed = { $sentence }
refused-bot-protocol = The server speaks another version of the protocol. Use the same version of ludotheque on both sides.
refused-bot-full = Too many are at this table already.
refused-bot-table-gone = This table does not exist any more.
refused-bot-lost = The connection to { $server } is lost.
