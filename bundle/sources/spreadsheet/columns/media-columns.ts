import type { Column } from "./column.ts";

/** Several in one cell, with `;` or new lines between them, or one a column: "foto 1", "foto 2". */
export const MEDIA_COLUMNS: readonly Column[] = [
  {
    to: "pictures",
    as: "pictures",
    nl: "foto, foto's, fotos, afbeelding, afbeeldingen, beelden, foto url",
    fr: "photo, photos, image, images, url photo",
    en: "photo, photos, picture, pictures, image, images, photo url",
    de: "Foto, Fotos, Bild, Bilder, Bild URL",
  },
  {
    to: "pictures",
    as: "floor-plans",
    nl: "grondplan, grondplannen, plan, plannen, plattegrond",
    fr: "plan, plans, plan au sol",
    en: "floor plan, floor plans, plan, plans",
    de: "Grundriss, Grundrisse, Plan, Pläne",
  },
  {
    to: "videos",
    as: "videos",
    nl: "video, video's, videos, film, youtube",
    fr: "vidéo, vidéos, film",
    en: "video, videos, film",
    de: "Video, Videos, Film",
  },
  {
    to: "virtualVisits",
    as: "tours",
    nl: "virtueel bezoek, virtuele tour, matterport, 360",
    fr: "visite virtuelle, visite 3D",
    en: "virtual tour, virtual visit, 3D tour",
    de: "virtueller Rundgang, virtuelle Besichtigung, 3D-Rundgang",
  },
  {
    to: "files",
    as: "papers",
    nl: "document, documenten, bijlage, bijlagen, brochure",
    fr: "document, documents, annexe, annexes, brochure",
    en: "document, documents, attachment, attachments, brochure",
    de: "Dokument, Dokumente, Anlage, Anhang, Exposé",
  },
];
