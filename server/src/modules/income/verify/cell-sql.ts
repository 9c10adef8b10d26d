// What cells of a report say, read by DuckDB. Written apart from the importer's reading, which it is there to check: only what signs of
// currencies mean is taken from there.
import type { DateForm, DecimalMark } from '#contract/income/reading'
import { currencySigns } from '../reading/amount-currency'

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const wide = Array.from({ length: 0x5e }, (_, index) => String.fromCharCode(0xff01 + index)).join('')
const narrow = Array.from({ length: 0x5e }, (_, index) => String.fromCharCode(0x21 + index)).join('')
const minuses = '\u2212\u2013\u2010\u2011\ufe63'
const spaces = '\u00a0\u2007\u2009\u202f\u3000'
/** DuckDB itself takes only the plain space for one. */
const blanks = ` \t\n\v\f\r\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u200a\u2028\u2029\u205f\ufeff${spaces}`

export const trimSql = (text: string) => `coalesce(trim(${text}, ${quoted(blanks)}), '')`

/** In plain letters, with one kind of minus and of space. */
const narrowSql = (text: string) =>
  trimSql(
    `translate(${text}, ${quoted(wide + minuses + spaces)}, ${quoted(narrow + '-'.repeat(minuses.length) + ' '.repeat(spaces.length))})`,
  )

/** The ISO code where it is written as a sign; whatever else stands there stays. */
export function currencySql(text: string): string {
  const signs = Object.entries(currencySigns).map(
    ([sign, code]) => `when ${quoted(sign)} then ${quoted(code)}`,
  )
  return `case upper(${trimSql(text)}) ${signs.join(' ')} else upper(${trimSql(text)}) end`
}

/** '' where it is no ISRC. */
export function isrcSql(text: string): string {
  const bare = `regexp_replace(upper(${narrowSql(text)}), '[-\\s]', '', 'g')`
  return `regexp_extract(${bare}, '^(?:ISRC)?([A-Z]{2}[A-Z0-9]{3}[0-9]{7})$', 1)`
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2026-08`; null where there is no month. */
export function monthSql(text: string, form: DateForm): string {
  const cell = narrowSql(text)
  const dayTime = '(?:[T ].*)?$'
  const part = (pattern: string, group: number) => `regexp_extract(${cell}, ${quoted(pattern)}, ${group})`
  const joined = (year: string, month: string) =>
    `case when try_cast(${month} as integer) between 1 and 12 then ${year} || '-' || lpad(${month}, 2, '0') end`
  const inOrder = (pattern: string, year: number, month: number) =>
    joined(part(pattern, year), part(pattern, month))
  const yearLast = (mark: string, month: 1 | 2) =>
    inOrder(`^([0-9]{1,2})${mark}([0-9]{1,2})${mark}([0-9]{4})${dayTime}`, 3, month)
  const named = '^(?:[0-9]{1,2}[ -])?([A-Za-z]{3,9})\\.?[ -](?:[0-9]{1,2},? )?([0-9]{4})$'
  return `coalesce(${[
    inOrder(`^([0-9]{4})[-/.]([0-9]{1,2})(?:[-/.][0-9]{1,2})?${dayTime}`, 1, 2),
    yearLast('[.]', 2),
    yearLast('[-/]', form === 'M/D/YYYY' ? 1 : 2),
    inOrder(`^([0-9]{4})([0-9]{2})(?:[0-9]{2})?${dayTime}`, 1, 2),
    inOrder('^([0-9]{4})\\s*年\\s*([0-9]{1,2})\\s*月', 1, 2),
    inOrder('^([0-9]{1,2})[-/.]([0-9]{4})$', 2, 1),
    joined(
      part(named, 2),
      `list_position([${monthNames.map(quoted).join()}], left(lower(${part(named, 1)}), 3))::varchar`,
    ),
  ].join(', ')})`
}

/** Forty digits on either side of the point are the most that is kept: four numbers of twenty. */
export const limbs = ['limb_1', 'limb_2', 'limb_3', 'limb_4'] as const

/**
 * Adds to every row of a table `sales` what its amount says: four limbs with the sign, null where there is no number, and `beside`, the
 * currency that stands with it or ''. No type of DuckDB's holds eighty digits.
 */
export function amountsSql(decimalMark: DecimalMark): string {
  const beside = (side: string) =>
    `case when ${side} in ('', '$', '¥', '￥') then '' else ${currencySql(side)} end`
  const lastMark = `^(.*)[${decimalMark}]([^${decimalMark}]*)$`
  const hasMark = `contains(number, ${quoted(decimalMark)})`
  const limb = (text: string, from: number) => `cast(substr(${text}, ${from}, 20) as hugeint) * sign`
  return `with bare as (
      select *, ltrim(${narrowSql('amount')}, '''') as written, written like '%(%)%' as is_folded,
        regexp_extract(regexp_replace(written, '[()]', '', 'g'), '(?s)^([^0-9.,]*)(.*?[0-9][.,]?|[.,][0-9]+)([^0-9.,]*)$', ['before', 'number', 'behind']) as parts
      from sales
    ), apart as (
      select * exclude (parts, written), parts.number as number,
        case when is_folded or contains(parts.before || parts.behind, '-') then -1 else 1 end as sign,
        trim(replace(replace(parts.before, '-', ''), '+', '')) as side_1, trim(replace(replace(parts.behind, '-', ''), '+', '')) as side_2,
        regexp_extract(parts.number, '^([0-9]{1,40})(?:[.,]([0-9]{0,40}))?[eE]([+-]?[0-9]{1,3})$', ['whole', 'rest', 'power']) as moved
      from bare
    ), placed as (
      select *, moved.whole || moved.rest as digits, (length(moved.whole) + coalesce(try_cast(moved.power as integer), 0))::integer as point,
        case when moved.power <> '' then case when point <= 0 then '' else rpad(left(digits, point), point, '0') end
          when ${hasMark} then regexp_extract(number, ${quoted(lastMark)}, 1) else number end as whole,
        case when moved.power <> '' then repeat('0', greatest(-point, 0)) || substr(digits, greatest(point, 0) + 1)
          when ${hasMark} then regexp_extract(number, ${quoted(lastMark)}, 2) else '' end as fraction
      from apart
    ), plain as (
      select * exclude (whole, fraction, digits, point, moved, number),
        regexp_full_match(whole, '[0-9]*|[1-9][0-9]{0,2}([ ''’.,][0-9]{3})+') and regexp_full_match(fraction, '[0-9]*') and whole || fraction <> '' as is_number,
        ltrim(regexp_replace(whole, '[^0-9]', '', 'g'), '0') as left_digits, rtrim(fraction, '0') as right_digits,
        case when is_number and length(left_digits) <= 40 and length(right_digits) <= 40 then lpad(left_digits, 40, '0') || rpad(right_digits, 40, '0') end as all_digits
      from placed
    )
    select * exclude (left_digits, right_digits, is_number, side_1, side_2),
      ${limbs.map((name, index) => `${limb('all_digits', index * 20 + 1)} as ${name}`).join(', ')},
      case when ${beside('side_1')} <> '' then ${beside('side_1')} else ${beside('side_2')} end as beside
    from plain`
}
