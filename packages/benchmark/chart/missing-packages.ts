import { existsSync } from "node:fs";

/** A file that each of Debian's packages brings. */
const FILES = {
  "/usr/bin/wrk": "wrk",
  "/usr/sbin/nginx": "nginx",
  "/usr/share/wordpress/wp-settings.php": "wordpress",
  "/usr/share/wordpress/wp-content/themes/twentytwentythree/theme.json": "wordpress-theme-twentytwentythree",
  "/usr/sbin/php-fpm8.2": "php8.2-fpm",
  "/usr/bin/php": "php8.2-cli",
  "/etc/php/8.2/mods-available/mysqli.ini": "php8.2-mysql",
  "/etc/php/8.2/mods-available/gd.ini": "php8.2-gd",
  "/etc/php/8.2/mods-available/opcache.ini": "php8.2-opcache",
  "/usr/sbin/mariadbd": "mariadb-server",
};

/** Debian's packages (12) that the chart needs and this machine lacks. */
export function missingPackages(has: (file: string) => boolean = existsSync): string[] {
  return Object.entries(FILES).flatMap(([file, name]) => (has(file) ? [] : [name]));
}
