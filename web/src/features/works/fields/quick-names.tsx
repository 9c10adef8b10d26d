import Plus from 'lucide-react/icons/plus'

type QuickNamesProps = {
  names: readonly string[]
  onTake: (name: string) => void
  labelOf: (name: string) => string
}

/** One click instead of typing a name again. */
export function QuickNames({ names, onTake, labelOf }: QuickNamesProps) {
  if (names.length === 0) return null
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {names.map(name => (
        <button
          key={name}
          type="button"
          aria-label={labelOf(name)}
          onClick={() => onTake(name)}
          className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border border-dashed border-edge px-2.5 text-sm text-soft hover:border-ink hover:text-ink disabled:hidden pointer-coarse:min-h-11"
        >
          <Plus aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="min-w-0 truncate">{name}</span>
        </button>
      ))}
    </span>
  )
}
