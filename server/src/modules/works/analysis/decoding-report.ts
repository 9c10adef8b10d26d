// What ffmpeg says while it decodes. It goes on after damage and ends without complaint: its messages tell.

export const reporting = ['-hide_banner', '-nostats', '-loglevel', 'level+info']

/** Before this line ffmpeg opens the file: what it complains about there is in the tags, such as a picture for which it
 * may have no decoder. The first samples, which it looks at then too, are decoded once more behind the line. */
const opened = 'Input #0,'

export function hasDamage(report: string): boolean {
  const decoding = report.slice(Math.max(0, report.indexOf(opened)))
  return /^(\[[^\]]*\] )*\[(error|fatal)\]/m.test(decoding)
}
