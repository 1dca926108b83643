import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type Balancer = {
  readonly port: number;
  /** Resolves once the balancer sends visitors to every server. */
  sendsToAll(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * HAProxy (Debian's package) in front of some servers: asks each five times a second whether it is ready, and sends a request on
 * that no server has received yet.
 */
export async function startBalancer(folder: string, port: number, servers: readonly number[]) {
  const file = join(folder, "haproxy.cfg");
  const lines = servers.map((one, index) => `  server server${index} 127.0.0.1:${one} check`);
  await writeFile(
    file,
    `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  # A machine that is busy answers its checks late; one that leaves says so at once.
  timeout check 5s
  option redispatch 1
  retries 5
  retry-on conn-failure
frontend figures
  bind 127.0.0.1:${port + 3}
  stats enable
  stats uri /
frontend visitors
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option forwardfor
  option httpchk GET /readyz
  default-server inter 200ms fall 1 rise 2
${lines.join("\n")}
`,
  );
  const child = spawn("haproxy", ["-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => resolve());
  });
  await Promise.race([sleep(1_000), ended]);
  if (child.exitCode !== null) throw new Error("HAProxy ended; see its words above.");
  const sendsToAll = async () => {
    for (let found = 0; found < servers.length; await sleep(200)) {
      const figures = await (await fetch(`http://127.0.0.1:${port + 3}/;csv`)).text();
      found = figures.match(/^servers,server\d+,.*,UP,/gm)?.length ?? 0;
    }
  };
  const stop = () => (child.kill("SIGTERM"), ended);
  return { port, sendsToAll, stop } satisfies Balancer;
}
