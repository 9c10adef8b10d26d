interface Dated {
  id: string
  title: string
  /** Year-month-day. */
  day: string
  address: string
  now: Date
}

/** One whole day in anybody's calendar (RFC 5545). */
export function writeCalendar({ id, title, day, address, now }: Dated): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tributary//Release page//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${plain(now.toISOString().replace(/\.\d+/, ''))}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(next.toISOString().slice(0, 10))}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    `DESCRIPTION:${escaped(address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .flatMap(folded)
    .join('\r\n')
}

const plain = (text: string) => text.replace(/[-:]/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\s*\n\s*/g, '\\n')

/** No line is longer than 75 bytes; what goes on begins with a space. */
function folded(line: string): string[] {
  const lines = ['']
  for (const letter of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + letter) > 74) lines.push(` ${letter}`)
    else lines[lines.length - 1] = last + letter
  }
  return lines
}
