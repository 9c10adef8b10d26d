import { cx } from './class-names'
import type { StreamDrawing } from './stream-geometry'

export type StreamTone = 'ink' | 'river' | 'accent'
export type StreamBranch = { name: string; tone?: StreamTone }

type StreamPictureProps = {
  /** With both, CSS shows one: upright on a phone, across from 768 px. */
  drawings: { across?: StreamDrawing; upright?: StreamDrawing }
  branches: (string | StreamBranch)[]
  label?: string
  className?: string
}

/** The motif as it was drawn before, for instance on the server. */
export function StreamPicture({ drawings, branches, label, className }: StreamPictureProps) {
  if (branches.length === 0) return null
  const named = branches.map(branch => (typeof branch === 'string' ? { name: branch } : branch))
  const { across, upright } = drawings
  const both = across && upright
  return (
    <>
      {across && (
        <Drawing
          drawing={across}
          branches={named}
          label={label}
          className={cx('w-full', both && 'max-md:hidden', className)}
          // In units of the drawing: larger where the drawing is shown smaller.
          textClass="text-[1.25rem] lg:text-[0.9375rem]"
        />
      )}
      {upright && (
        <Drawing
          drawing={upright}
          branches={named}
          label={label}
          className={cx('w-full max-w-md', both && 'md:hidden', className)}
          textClass="text-[0.9375rem]"
        />
      )}
    </>
  )
}

const tones: Record<StreamTone, string> = {
  ink: 'stroke-ink opacity-45',
  river: 'stroke-river opacity-70',
  accent: 'stroke-accent stroke-2',
}

type DrawingProps = {
  drawing: StreamDrawing
  branches: StreamBranch[]
  label?: string
  className: string
  textClass: string
}

function Drawing({ drawing, branches, label, className, textClass }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={cx('block h-auto', className)}
      role={label ? 'img' : 'presentation'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing.paths.map(({ path, end }, index) => {
        const branch = branches[index]
        if (!branch) return null
        const tone = branch.tone ?? (index % 3 ? 'ink' : 'river')
        return (
          <g key={branch.name}>
            <path d={path} fill="none" strokeWidth="1.3" className={tones[tone]} />
            <circle cx={end.x} cy={end.y} r="3.4" strokeWidth="1.4" className="fill-paper stroke-ink" />
            <text
              x={end.x + 13}
              y={end.y}
              dominantBaseline="central"
              className={cx('fill-soft font-semibold', textClass)}
            >
              {branch.name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
