// The countries a work can be sold in (ISO 3166-1), by region.

export const regions = {
  mainland: ['CN'],
  greaterChina: ['HK', 'MO', 'TW'],
  eastAsia: ['JP', 'KR', 'KP', 'MN'],
  southeastAsia: ['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'TL', 'VN'],
  southAsia: ['AF', 'BD', 'BT', 'IN', 'LK', 'MV', 'NP', 'PK'],
  centralAsia: ['AM', 'AZ', 'GE', 'KG', 'KZ', 'TJ', 'TM', 'UZ'],
  middleEast: [
    'AE',
    'BH',
    'CY',
    'IL',
    'IQ',
    'IR',
    'JO',
    'KW',
    'LB',
    'OM',
    'PS',
    'QA',
    'SA',
    'SY',
    'TR',
    'YE',
  ],
  // biome-ignore format: a table
  europe: [
    'AD', 'AL', 'AT', 'AX', 'BA', 'BE', 'BG', 'BY', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FO', 'FR', 'GB', 'GG', 'GI',
    'GR', 'HR', 'HU', 'IE', 'IM', 'IS', 'IT', 'JE', 'LI', 'LT', 'LU', 'LV', 'MC', 'MD', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL',
    'PT', 'RO', 'RS', 'RU', 'SE', 'SI', 'SJ', 'SK', 'SM', 'UA', 'VA',
  ],
  northAmerica: ['BM', 'CA', 'GL', 'PM', 'US'],
  // biome-ignore format: a table
  latinAmerica: [
    'AG', 'AI', 'AR', 'AW', 'BB', 'BL', 'BO', 'BQ', 'BR', 'BS', 'BZ', 'CL', 'CO', 'CR', 'CU', 'CW', 'DM', 'DO', 'EC', 'FK',
    'GD', 'GF', 'GP', 'GT', 'GY', 'HN', 'HT', 'JM', 'KN', 'KY', 'LC', 'MF', 'MQ', 'MS', 'MX', 'NI', 'PA', 'PE', 'PR', 'PY',
    'SR', 'SV', 'SX', 'TC', 'TT', 'UY', 'VC', 'VE', 'VG', 'VI',
  ],
  // biome-ignore format: a table
  africa: [
    'AO', 'BF', 'BI', 'BJ', 'BW', 'CD', 'CF', 'CG', 'CI', 'CM', 'CV', 'DJ', 'DZ', 'EG', 'EH', 'ER', 'ET', 'GA', 'GH', 'GM',
    'GN', 'GQ', 'GW', 'KE', 'KM', 'LR', 'LS', 'LY', 'MA', 'MG', 'ML', 'MR', 'MU', 'MW', 'MZ', 'NA', 'NE', 'NG', 'RE', 'RW',
    'SC', 'SD', 'SH', 'SL', 'SN', 'SO', 'SS', 'ST', 'SZ', 'TD', 'TG', 'TN', 'TZ', 'UG', 'YT', 'ZA', 'ZM', 'ZW',
  ],
  // biome-ignore format: a table
  oceania: [
    'AS', 'AU', 'CC', 'CK', 'CX', 'FJ', 'FM', 'GU', 'KI', 'MH', 'MP', 'NC', 'NF', 'NR', 'NU', 'NZ', 'PF', 'PG', 'PN', 'PW',
    'SB', 'TK', 'TO', 'TV', 'UM', 'VU', 'WF', 'WS',
  ],
} as const satisfies Record<string, readonly string[]>
export type Region = keyof typeof regions

export const countries: readonly string[] = Object.values(regions).flat()

interface Territory {
  worldwide: boolean
  countries: readonly string[]
}

export function countriesOf({ worldwide, countries: chosen }: Territory): readonly string[] {
  return worldwide ? countries : chosen
}

/** Countries of the first that the second does not allow. */
export function outside(wanted: Territory, allowed: Territory): string[] {
  if (allowed.worldwide) return []
  const inside = new Set(allowed.countries)
  return countriesOf(wanted).filter(country => !inside.has(country))
}

/** Of both, in the order of the list above, so that the same countries are always the same text. */
export function sharedTerritory(one: Territory, other: Territory) {
  if (one.worldwide && other.worldwide) return { worldwide: true, countries: [] }
  const [ours, theirs] = [new Set(countriesOf(one)), new Set(countriesOf(other))]
  return { worldwide: false, countries: countries.filter(code => ours.has(code) && theirs.has(code)) }
}

export const isNowhere = ({ worldwide, countries: chosen }: Territory) => !worldwide && chosen.length === 0
