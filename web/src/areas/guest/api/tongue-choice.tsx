import { useWords } from '../../../lib/words'

const names = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }
export type Tongue = keyof typeof names

type TongueChoiceProps<T extends Tongue> = {
  /** Of the radios: another one for each choice on a page. */
  name: string
  tongues: readonly T[]
  value: T
  onChange: (tongue: T) => void
}

/** In which language an example is shown. */
export function TongueChoice<T extends Tongue>({ name, tongues, value, onChange }: TongueChoiceProps<T>) {
  const t = useWords('api')
  return (
    <fieldset className="mt-3 mb-3 inline-flex rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{t('example.language')}</legend>
      {tongues.map(tongue => (
        <label
          key={tongue}
          className="inline-flex min-h-9 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-river pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name={name}
            value={tongue}
            checked={value === tongue}
            onChange={() => onChange(tongue)}
            className="sr-only"
          />
          {names[tongue]}
        </label>
      ))}
    </fieldset>
  )
}
