import { coverScenes } from './cover-scenes'
import { ScenePainter } from './cover-shapes'
import { seededRandom } from './seeded-random'

export type DemoTitle = keyof typeof coverScenes

/** Paints one cover after the other on the same canvas. */
export class CoverStudio {
  private readonly painter = new ScenePainter()

  /** The same title gives the same picture, a PNG. */
  draw(title: DemoTitle): Promise<Buffer> {
    const { colours, paint } = coverScenes[title]
    paint(this.painter, seededRandom(title.codePointAt(0) ?? 0))
    return this.painter.picture.toPng(colours)
  }
}
