// The site's own time, whatever clock the editor's computer shows. China has kept one time without summer hours since 1992.

const ahead = '+08:00'

const written = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-16 09:30` */
export function inSiteTime(moment: string | Date): string {
  return written.format(new Date(moment))
}

/** Undefined for what is no day or no time of day. */
export function fromSiteTime(day: string, time: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined
  const moment = new Date(`${day}T${time}:00${ahead}`)
  if (Number.isNaN(moment.getTime()) || inSiteTime(moment) !== `${day} ${time}`) return undefined
  return moment
}
