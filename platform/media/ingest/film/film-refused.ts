/** Why a film cannot be taken in, in one line for the agency. */
export class FilmRefused extends Error {
  static damaged(): FilmRefused {
    return new FilmRefused("the film is damaged");
  }

  /** Drones, action cameras and phones write where they are into tracks of their own, or into subtitles. */
  static tellsMore(track: string): FilmRefused {
    return new FilmRefused(
      `the film has a track (${track}) beside picture and sound, which may tell where it was made: save it without`,
    );
  }
}
