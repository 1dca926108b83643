export const blocks = {
  "slider.name": "slide show",
  "slider.pictures": "Photos",
  "slider.pause": "Stop the slide show",
  "slider.play": "Start the slide show",
  "slider.show": "Show photo {number} of {total}",
  "popUp.name": "Announcement",
  "popUp.close": "Close",
  "entity.moreOf": "More in",
  "entity.more": "Read on",
};
