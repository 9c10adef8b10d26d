import { cx } from './class-names'

type AvatarSize = 'small' | 'medium' | 'large'

type AvatarProps = {
  name: string
  src?: string
  size?: AvatarSize
  /** A person's mark is a round river seal, a company's a squared ink seal; `label` says it in words. */
  verified?: { style: 'person' | 'company'; label: string }
  className?: string
}

const sizes: Record<AvatarSize, string> = {
  small: 'size-9 text-sm',
  medium: 'size-11 text-base',
  large: 'size-18 text-xl',
}

const seals = {
  person: 'rounded-full bg-river text-river-ink',
  company: 'rounded-[30%] bg-ink text-paper',
}

export function Avatar({ name, src, size = 'medium', verified, className }: AvatarProps) {
  const face = cx('rounded-full border border-line', sizes[size])
  return (
    <span className={cx('relative inline-block shrink-0', className)}>
      {src ? (
        <img src={src} alt={name} className={cx(face, 'object-cover')} />
      ) : (
        <span
          // Nobody is known yet: a picture of nobody is nothing to be told of.
          {...(name.trim() ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
          className={cx(face, 'font-display grid place-items-center bg-sunken text-soft')}
        >
          {initials(name)}
        </span>
      )}
      {verified && (
        <span
          role="img"
          aria-label={verified.label}
          title={verified.label}
          className={cx(
            'absolute -right-0.5 -bottom-0.5 grid place-items-center ring-2 ring-paper',
            size === 'large' ? 'size-6' : 'size-4',
            seals[verified.style],
          )}
        >
          <svg
            viewBox="0 0 12 12"
            className="size-3/4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M2.5 6.3 5 8.8l4.5-5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      )}
    </span>
  )
}

/** Latin names give two letters, a Chinese name its first character. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? ''
  if (!/\p{Script=Latin}/u.test(first)) return first
  return (first + ([...(words[1] ?? '')][0] ?? '')).toUpperCase()
}
