// Countries and regions by code or by name.
import { countries } from '#contract/works/territories'

/** What stores report from besides the countries a work is offered in. */
const codes = new Set([...countries, 'XK'])
const alike: Record<string, string> = {
  ...{ UK: 'GB', EL: 'GR', USA: 'US', GBR: 'GB', DEU: 'DE', FRA: 'FR', JPN: 'JP', CHN: 'CN', KOR: 'KR' },
  ...{ ESP: 'ES', ITA: 'IT', BRA: 'BR', CAN: 'CA', AUS: 'AU', MEX: 'MX', NLD: 'NL', SWE: 'SE', TWN: 'TW' },
  ...{ HKG: 'HK', SGP: 'SG', IND: 'IN', RUS: 'RU', POL: 'PL', TUR: 'TR', CHE: 'CH', AUT: 'AT', BEL: 'BE' },
}
const otherNames: Record<string, string> = {
  'united states of america': 'US',
  'u.s.a.': 'US',
  'u.k.': 'GB',
  'great britain': 'GB',
  'korea, republic of': 'KR',
  'republic of korea': 'KR',
  korea: 'KR',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  taiwan: 'TW',
  'taiwan, province of china': 'TW',
  'czech republic': 'CZ',
  turkey: 'TR',
  holland: 'NL',
  'the netherlands': 'NL',
  'bolivia, plurinational state of': 'BO',
  'venezuela, bolivarian republic of': 'VE',
  'tanzania, united republic of': 'TZ',
  'moldova, republic of': 'MD',
  'iran, islamic republic of': 'IR',
  "lao people's democratic republic": 'LA',
  'syrian arab republic': 'SY',
  'brunei darussalam': 'BN',
  'cape verde': 'CV',
  'ivory coast': 'CI',
  swaziland: 'SZ',
  macedonia: 'MK',
  中国大陆: 'CN',
  香港: 'HK',
  澳门: 'MO',
  台湾: 'TW',
}
const languages = ['en', 'zh-CN', 'fr', 'de', 'es', 'it', 'pt']

let names: ReadonlyMap<string, string> | undefined

/** Made when the first name comes by: most reports write codes. */
function namesOfCountries(): ReadonlyMap<string, string> {
  const made = new Map<string, string>()
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of codes) made.set(fold(display.of(code) ?? code), code)
  }
  for (const [name, code] of Object.entries(otherNames)) made.set(fold(name), code)
  names = made
  return made
}

const fold = (text: string) => text.trim().toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ')

/** ISO alpha-2, or '' where none is known. */
export function readCountry(cell: string): string {
  const upper = cell.trim().toUpperCase()
  if (codes.has(upper)) return upper
  return alike[upper] ?? (names ?? namesOfCountries()).get(fold(cell)) ?? ''
}
