import { BlockWords } from './block-words'
import type { BlockProps } from './home'
import { TunePlayer } from './tune-player'

/** A real sound, drawn as what it is: the lines of the picture above, from end to end. */
export function ListenBlock({ block, data }: BlockProps) {
  return (
    <section
      id="listen"
      aria-labelledby="listen-title"
      // Dark in both themes: the room goes dark when the music begins.
      data-theme="dark"
      className="scroll-mt-0 bg-paper py-14 text-ink md:py-20"
    >
      <div className="page">
        <BlockWords block={block} id="listen-title" />
        <TunePlayer
          path={data.pictures.wave}
          lines={Math.min(11, Math.max(5, data.figures.channels.length))}
        />
      </div>
    </section>
  )
}
