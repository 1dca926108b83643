/** What WordPress, php-fpm and nginx read, by file name. Each keeps what Debian's package sets, but for paths, sockets and the users of its service. */
export function wordpressSettings(folder: string, port: number, user: string): Record<string, string> {
  return {
    "site/wp-config.php": wordpress(folder, `http://127.0.0.1:${port}`),
    "fpm.conf": fpm(folder, user),
    "nginx.conf": nginx(folder, port),
  };
}

const wordpress = (folder: string, origin: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/database.socket');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
// It would look for new versions beside the answers that are measured.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** As many workers as Debian's pool has at most; opcache is on in Debian's settings. */
const fpm = (folder: string, user: string) => `[global]
error_log = ${folder}/fpm.log
[www]
user = ${user}
listen = ${folder}/fpm.socket
pm = static
pm.max_children = 5
`;

const nginx = (folder: string, port: number) => `daemon off; master_process off;
pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 768; }
http {
  access_log off; sendfile on; tcp_nopush on; include /etc/nginx/mime.types;
  gzip on; gzip_types text/css application/javascript;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port}; root ${folder}/site; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ [.]php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      # Debian's file leaves the port out, and WordPress would lead to itself for ever.
      fastcgi_param HTTP_HOST 127.0.0.1:${port};
      fastcgi_pass unix:${folder}/fpm.socket;
    }
  }
}
`;
