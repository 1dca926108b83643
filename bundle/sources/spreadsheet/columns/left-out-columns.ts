import type { LeftOut } from "./column.ts";

/** What agencies note for themselves beside their listings. A column whose name begins with one of these is not shown either. */
export const LEFT_OUT_COLUMNS: readonly LeftOut[] = [
  {
    why: "who owns or rents the estate is nobody else's business",
    nl: "eigenaar, eigenaars, naam eigenaar, klant, opdrachtgever, huurder, huidige huurder, koper, telefoon eigenaar, e-mail eigenaar",
    fr: "propriétaire, propriétaires, nom du propriétaire, client, mandant, locataire, acquéreur, acheteur, téléphone propriétaire, e-mail propriétaire",
    en: "owner, owners, owner name, client, landlord, tenant, current tenant, buyer, phone owner, e-mail owner",
    de: "Eigentümer, Name Eigentümer, Kunde, Auftraggeber, Mieter, Käufer, Vermieter, Telefon Eigentümer",
  },
  {
    why: "an agreement between the agency and its client",
    nl: "commissie, ereloon, mandaat, opdracht, minimumprijs, bodemprijs, einde opdracht",
    fr: "commission, honoraires, mandat, prix minimum, prix plancher, fin du mandat",
    en: "commission, fee, mandate, minimum price, reserve price, end of mandate",
    de: "Provision, Honorar, Mandat, Mindestpreis, Untergrenze, Auftragsende",
  },
  {
    why: "a note of the agency for itself",
    nl: "interne nota, intern, nota, notities, opmerking intern, sleutel, sleutels, sleutelnummer, alarmcode",
    fr: "note interne, interne, notes, remarque interne, clé, clés, numéro de clé, code alarme",
    en: "internal note, internal, note, notes, internal remark, key, keys, key number, alarm code",
    de: "interne Notiz, intern, Notiz, Notizen, interne Bemerkung, Schlüssel, Schlüsselnummer, Alarmcode",
  },
];
