import type { CSSProperties } from 'react'
import type { Palette } from '#contract/release-pages/calls'

/** The cover's colours in place of the site's: whatever stands on the page follows. */
export function releaseColors({ ground, glow, ink, soft, light, is_light }: Palette): CSSProperties {
  const inked = (percent: number) => `color-mix(in srgb, ${ink} ${percent}%, ${ground})`
  return {
    '--paper': ground,
    '--glow': glow,
    '--surface': inked(9),
    '--sunken': ground,
    '--line': inked(18),
    '--edge': soft,
    '--ink': ink,
    '--soft': soft,
    '--faint': soft,
    '--accent-tone': light,
    '--accent-ink': ground,
    '--river-tone': light,
    '--focus': light,
    colorScheme: is_light ? 'light' : 'dark',
  } as CSSProperties
}
