// The pictures of the home page, drawn from the tune and the site's channels. Drawn on the server: no browser loads this.
import { drawAcross, drawUpright, drawWave } from '../../../ui/stream-geometry'
import { drawSong } from './song-drawing.server'
import { tunePeaks } from './tune'
import { waveBox } from './wave-lines'

const swings = 64

export function homeDrawings(channels: number) {
  return {
    opening: { across: drawAcross(tunePeaks, channels), upright: drawUpright(tunePeaks, channels) },
    wave: drawWave(tunePeaks, { ...waveBox, swings }),
    song: drawSong(channels),
  }
}
