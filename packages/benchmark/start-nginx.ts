import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Served = { readonly origin: string; readonly pid: number; stop(): Promise<void> };

/** nginx (Debian's package) on one core, with one page as a file that is compressed already. */
export async function startNginx(
  folder: string,
  body: Buffer,
  { port, core, isLogged }: { readonly port: number; readonly core: number; readonly isLogged: boolean },
): Promise<Served> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "page"), body);
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${isLogged ? join(folder, "access.log") : "off"}; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; }
}
`,
  );
  const child = spawn(
    "taskset",
    ["-c", String(core), "nginx", "-p", folder, "-c", join(folder, "nginx.conf")],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    stop: () => (child.kill("SIGTERM"), ended),
  };
}
