/** What a site's server alone knows; made when it is first asked for, and the same for every server of the database. */
export type Secrets = { find(siteId: string, name: "captcha" | "limits" | "tokens"): Promise<Buffer> };
