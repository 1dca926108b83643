import { expect, test } from "vitest";
import { PLAYER_ORIGINS, playerOf } from "./player-of.ts";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";

test.each([
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", YOUTUBE],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4", YOUTUBE],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", YOUTUBE],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ", YOUTUBE],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  ["https://vimeo.com/76979871/ab12cd", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd"],
  [
    "https://my.matterport.com/show/?m=SxQL3iGyoDo&brand=0",
    "https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1",
  ],
  ["https://kuula.co/share/collection/7lTmj?fs=1", "https://kuula.co/share/collection/7lTmj?fs=1"],
])("%s plays within the page", (link, frame) => {
  expect(playerOf(link)).toBe(frame);
  expect(PLAYER_ORIGINS).toContain(new URL(frame).origin);
});

test.each([
  "https://www.youtube.com/@agency",
  "https://www.youtube.com/",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/?https://youtu.be/dQw4w9WgXcQ",
  "http://youtu.be/dQw4w9WgXcQ",
  "https://vimeo.com/blog",
  "https://my.matterport.com/models/1",
  "https://kuula.co/explore",
  "https://visit.example/tour/1",
  "mailto:a@youtube.com",
  "/media/film",
])("%s stays a link", (link) => {
  expect(playerOf(link)).toBeNull();
});
