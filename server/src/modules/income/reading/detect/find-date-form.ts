// How a report writes months and dates. Where day and month could be either, a number above 12 tells, else the sender's habit.
import type { DateForm, Finding } from '#contract/income/reading'
import { toNarrow } from '../number-marks'

const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2\d{4}\b/

const plainForms: [RegExp, DateForm][] = [
  [/^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/, 'YYYY-MM-DD'],
  [/^\d{4}\s*年\s*\d{1,2}\s*月\s*\d/, 'YYYY-MM-DD'],
  [/^\d{4}([-/.]|\s*年\s*)\d{1,2}/, 'YYYY-MM'],
  [/^\d{6}(\d{2})?$/, 'YYYYMM'],
  [/^\d{1,2}\.\d{1,2}\.\d{4}/, 'DD.MM.YYYY'],
  [/[A-Za-z]{3,9}\.?[ -](\d{1,2},? )?\d{4}$/, 'MMM YYYY'],
  [/^\d{1,2}[-/.]\d{4}$/, 'YYYY-MM'],
]

export function findDateForm(cells: readonly string[], habit: DateForm | undefined): Finding<DateForm> {
  const dates = [...new Set(cells.map(cell => toNarrow(cell).trim()).filter(cell => cell !== ''))]
  const evidence = dates.slice(0, 2).join(', ')
  const unclear = dates.filter(date => yearLast.test(date) && !date.includes('.'))
  const byForm = (date: string) => plainForms.find(([form]) => form.test(date))?.[1]
  const counted = dates.map(byForm).filter(form => form !== undefined)
  if (unclear.length <= counted.length) {
    const value = mostFrequent(counted)
    return { value: value ?? habit ?? 'YYYY-MM', evidence, isSure: value !== undefined }
  }
  const firstBig = unclear.find(date => Number(yearLast.exec(date)?.[1]) > 12)
  const secondBig = unclear.find(date => Number(yearLast.exec(date)?.[3]) > 12)
  if (firstBig && secondBig)
    return { value: habit ?? 'M/D/YYYY', evidence: `${firstBig}, ${secondBig}`, isSure: false }
  if (firstBig) return { value: 'D/M/YYYY', evidence: firstBig, isSure: true }
  if (secondBig) return { value: 'M/D/YYYY', evidence: secondBig, isSure: true }
  const isHabit = habit === 'M/D/YYYY' || habit === 'D/M/YYYY'
  return { value: isHabit ? habit : 'M/D/YYYY', evidence, isSure: isHabit }
}

function mostFrequent(forms: readonly DateForm[]): DateForm | undefined {
  const times = new Map<DateForm, number>()
  for (const form of forms) times.set(form, (times.get(form) ?? 0) + 1)
  return [...times].toSorted((one, other) => other[1] - one[1])[0]?.[0]
}
