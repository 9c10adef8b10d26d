// Pictures that are drawn when somebody asks for them: one drawing serves all who wait for it, and they are drawn one after the
// other, so that nobody can keep the machine busy with them.
import { Turns } from './turns'

/** Few are asked for again and again: whatever is passed on at the moment. */
const keptPictures = 120

export class PictureShelf {
  private readonly kept = new Map<string, Promise<Buffer>>()
  private readonly turns = new Turns()

  take(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = this.kept.get(key) ?? this.draw(key, draw)
    // Set anew it is the latest: a Map keeps the order.
    this.kept.delete(key)
    this.kept.set(key, picture)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= keptPictures) break
      this.kept.delete(oldest)
    }
    return picture
  }

  private draw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = this.turns.take(draw)
    // What could not be drawn now may be drawn the next time.
    picture.catch(() => {
      if (this.kept.get(key) === picture) this.kept.delete(key)
    })
    return picture
  }
}
