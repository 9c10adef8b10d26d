import { newShape, type ShapeName, shapeNames } from '#covers/edit/shapes'
import { useWords } from '../../../../../lib/words'

const outlines = new Map<ShapeName, string>(
  shapeNames.map(name => [name, newShape(name, name, name, '#000000').path]),
)

export function ShapeGrid({ onChoose }: { onChoose(shape: ShapeName): void }) {
  const t = useWords('cover-editor')
  return (
    <ul className="grid grid-cols-4 gap-2">
      {shapeNames.map(name => (
        <li key={name}>
          <button
            type="button"
            aria-label={t(`shape.${name}`)}
            onClick={() => onChoose(name)}
            className="grid aspect-square w-full place-items-center rounded-control border border-line hover:border-ink"
          >
            <svg
              viewBox={name === 'line' ? '0 -500 1800 1000' : '-60 -60 1020 1020'}
              className="size-8"
              aria-hidden="true"
            >
              <path
                d={outlines.get(name)}
                fillRule="evenodd"
                className="fill-current"
                strokeWidth={name === 'line' ? 60 : 0}
                stroke="currentColor"
              />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}
