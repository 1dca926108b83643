import { expect, test } from "vitest";
import { sentForm } from "./sent-form.ts";

const sent = (body: string | FormData, type?: string) =>
  new Request("http://www.agency.example/nl/favorieten", {
    method: "POST",
    body,
    headers: type === undefined ? {} : { "Content-Type": type },
  });

test("a form is read, however its page writes it", async () => {
  const plain = await sentForm(sent("id=12", "application/x-www-form-urlencoded"));
  expect(plain?.get("id")).toBe("12");

  const fields = new FormData();
  fields.set("id", "12");
  const inParts = await sentForm(sent(fields));
  expect(inParts?.get("id")).toBe("12");
});

test.each([
  ["{}", "application/json"],
  ["id=12", "text/plain"],
  ["", "multipart/form-data"],
  ["no parts", "multipart/form-data; boundary=x"],
])("%j as %s is no form, which is the sender's fault and not ours", async (body, type) => {
  expect(await sentForm(sent(body, type))).toBeNull();
});
