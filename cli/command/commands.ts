import type { Command } from "./command.ts";
import { backupCommand } from "./backup.ts";
import { CALENDAR_COMMANDS } from "./calendar.ts";
import { checkCommand } from "./check.ts";
import { convertCommand } from "./convert.ts";
import { demoCommand } from "./demo.ts";
import { deskInviteCommand } from "./desk.ts";
import { exportCommand } from "./export.ts";
import { FEED_COMMANDS } from "./feed.ts";
import { HOSTING_COMMANDS } from "./hosting.ts";
import { importCommand } from "./import.ts";
import { leadListCommand } from "./lead.ts";
import { MAIL_COMMANDS } from "./mail.ts";
import { mapBuildCommand } from "./map-build.ts";
import { mediaCleanCommand } from "./media-clean.ts";
import { mediaCopyCommand } from "./media-copy.ts";
import { migrateCommand } from "./migrate.ts";
import { PRIVACY_COMMANDS } from "./privacy.ts";
import { reindexCommand } from "./reindex.ts";
import { restoreCommand } from "./restore.ts";
import { sitesCommand } from "./sites.ts";
import { statusCommand } from "./status.ts";
import { STAY_COMMANDS } from "./stay.ts";
import { logCommand } from "./log.ts";
import { SOURCE_COMMANDS } from "./source.ts";
import { TOKEN_COMMANDS } from "./token.ts";
import { WEBHOOK_COMMANDS } from "./webhook.ts";
import { REMOVE_COMMANDS } from "./remove.ts";
import { siteRemoveCommand } from "./site-remove.ts";

export const COMMANDS: readonly Command[] = [
  importCommand,
  checkCommand,
  exportCommand,
  convertCommand,
  migrateCommand,
  reindexCommand,
  sitesCommand,
  statusCommand,
  demoCommand,
  backupCommand,
  restoreCommand,
  mediaCleanCommand,
  mediaCopyCommand,
  mapBuildCommand,
  ...REMOVE_COMMANDS,
  siteRemoveCommand,
  ...HOSTING_COMMANDS,
  ...SOURCE_COMMANDS,
  ...CALENDAR_COMMANDS,
  ...TOKEN_COMMANDS,
  deskInviteCommand,
  ...WEBHOOK_COMMANDS,
  ...FEED_COMMANDS,
  leadListCommand,
  logCommand,
  ...STAY_COMMANDS,
  ...MAIL_COMMANDS,
  ...PRIVACY_COMMANDS,
];
