import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const { version, scripts } = JSON.parse(read("package.json"));

/** The manifests are read as Kubernetes reads them: a key twice or a bad indentation fails here. */
const manifests = readdirSync(join(ROOT, "deploy/kubernetes")).flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`), { strict: true }).map((document) => {
    expect(document.errors, file).toEqual([]);
    return { file, manifest: document.toJS() };
  }),
);
const manifestOf = (kind: string) => manifests.find(({ manifest }) => manifest.kind === kind)?.manifest;
const pods = manifests
  .map(({ file, manifest: { spec } }) => ({ file, pod: (spec?.jobTemplate?.spec ?? spec)?.template }))
  .filter(({ pod }) => pod);
const compose = parse(read("deploy/compose.yml"));
const dockerfile = read("deploy/Dockerfile");

test("kustomize applies every manifest, but the import that is made by hand", () => {
  const applied = [...manifestOf("Kustomization").resources, "kustomization.yaml", "import.yaml"];
  expect([...new Set(manifests.map(({ file }) => file))].toSorted()).toEqual(applied.toSorted());
});

test("the manifests run the version of the project", () => {
  expect(manifestOf("Kustomization").images).toMatchObject([{ name: "gevel", newTag: version }]);
  expect(manifestOf("Job").spec.template.spec.containers[0].image).toBe(`gevel:${version}`);
});

test.each(pods)("no pod of $file is root, writes its root or gets more rights", ({ pod }) => {
  expect(pod.spec).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: "RuntimeDefault" } },
  });
  for (const { securityContext, resources } of pod.spec.containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(resources.limits.memory).toMatch(/^\d+[MG]i$/);
  }
});

test.each(pods)("every volume that a container of $file mounts is there", ({ pod }) => {
  const names = pod.spec.volumes.map(({ name }: { name: string }) => name).toSorted();
  const mounted = pod.spec.containers.flatMap(({ volumeMounts }: { volumeMounts: { name: string }[] }) =>
    volumeMounts.map(({ name }) => name),
  );
  expect(mounted.toSorted()).toEqual(names);
});

test("service, budget, network policy and deployment mean the same servers, and backups are none of them", () => {
  const { spec } = manifestOf("Deployment");
  const { labels } = spec.template.metadata;
  expect(spec.selector.matchLabels).toEqual(labels);
  expect(manifestOf("Service").spec.selector).toEqual(labels);
  expect(manifestOf("PodDisruptionBudget").spec.selector.matchLabels).toEqual(labels);
  expect(manifestOf("NetworkPolicy").spec.podSelector.matchLabels).toEqual(labels);
  for (const { file, pod } of pods)
    if (file !== "deployment.yaml") expect(pod.metadata.labels).not.toMatchObject(labels);
});

test("a server is asked for its health, takes visitors when it is ready, and has the time to stop", () => {
  const { replicas, strategy, template } = manifestOf("Deployment").spec;
  const [server] = template.spec.containers;
  expect(replicas).toBeGreaterThan(1);
  expect(strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  expect(server.livenessProbe.httpGet.path).toBe("/healthz");
  expect(server.startupProbe.httpGet.path).toBe("/healthz");
  expect(server.readinessProbe.httpGet.path).toBe("/readyz");
  const left = template.spec.terminationGracePeriodSeconds - server.lifecycle.preStop.sleep.seconds;
  expect(left).toBeGreaterThanOrEqual(40);
});

test("the image runs as the user of the manifests, with a health check, on the Node that the project needs", () => {
  const needed = /NEEDED_MAJOR = (\d+)/.exec(read("tools/setup.mjs"))?.[1];
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(new RegExp(`^node:${needed}-trixie-slim(@sha256:|$)`));
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
  expect(dockerfile).toContain("npm run pack");
  expect(scripts.pack).toBeDefined();
});

test("the server of the compose file is as closed as that of the manifests", () => {
  const { gevel } = compose.services;
  expect(gevel).toMatchObject({ read_only: true, cap_drop: ["ALL"], init: true });
  expect(gevel.security_opt).toEqual(["no-new-privileges:true"]);
  expect(gevel.ports).toBeUndefined();
  expect(compose.services.database.ports).toBeUndefined();
  expect(compose.networks.inside.internal).toBe(true);
});

test("every setting of the compose file is in the example, and every volume is declared", () => {
  const text = read("deploy/compose.yml");
  const used = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name!));
  const example = [...read("deploy/example.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  expect([...used, "COMPOSE_PROFILES"].toSorted()).toEqual(example.toSorted());
  const services: { volumes?: string[] }[] = Object.values(compose.services);
  const named = services
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(":")[0]!))
    .filter((source) => /^\w+$/.test(source));
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
});

test("every setting that these files give a server is one that it reads", () => {
  const known = read("platform/config/config.ts");
  const given = new Set([
    ...Object.keys(compose.services.gevel.environment),
    ...Object.keys(manifestOf("ConfigMap").data),
    ...[...dockerfile.matchAll(/^(?:ENV|\s+)\s*([A-Z_]+)=/gm)].map(([, name]) => name!),
  ]);
  for (const name of given)
    if (!["NODE_ENV", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"].includes(name))
      expect(known).toMatch(new RegExp(`\\b${name}:`));
});

test("the tree in which the image is tried has the packages that the image adds", () => {
  const [, packages] = /apt-get install --yes --no-install-recommends (.+) \\\n/.exec(dockerfile)!;
  const [, included] = /--include=(\S+)/.exec(read("deploy/try-in-chroot.sh"))!;
  expect(included!.split(",")).toEqual(expect.arrayContaining(packages!.split(" ")));
});

test("the unit starts what the image starts, and can't write but in its own folder", () => {
  const unit = read("deploy/systemd/gevel.service");
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]";
  expect(unit).toContain(`ExecStart=/usr/bin/env ${JSON.parse(command).join(" ")}\n`);
  for (const line of [
    "ProtectSystem=strict",
    "NoNewPrivileges=true",
    "StateDirectory=gevel",
    "KillMode=mixed",
  ])
    expect(unit.split("\n")).toContain(line);
});

const workflows = readdirSync(join(ROOT, ".github/workflows"));

test.each(workflows)(
  "%s asks for rights, ends in time, pins its actions and runs commands that exist",
  (name) => {
    const workflow = parse(read(`.github/workflows/${name}`), { strict: true });
    expect(workflow.name).toBe(name.replace(".yml", ""));
    expect(workflow.permissions).toBeDefined();
    for (const job of Object.values<any>(workflow.jobs)) {
      expect(job["runs-on"]).toBeDefined();
      expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
      for (const { uses, run = "" } of job.steps) {
        if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
        for (const [, script] of run.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty(script);
      }
    }
  },
);
