import type { Finding } from './finding'
import { failingJobs, fillDisk } from './full-disk'

export async function run(): Promise<Finding[]> {
  const report = await fillDisk('400m')
  if (!report) return [{ did: 'fill a disk', found: 'not tried: this user may not mount one', pass: false }]
  const { uploadStatus, takenBeside, statuses, hasSurvived, failuresNoted, healed, lost } = report
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  return [
    {
      did: 'uploads until only the reserve is left',
      found: `uploads are told ${uploadStatus}, ${takenBeside} of 10 work orders are taken meanwhile`,
      pass: uploadStatus === 507 && takenBeside === 10,
    },
    {
      did: 'not a byte left: 800 writes, then the database killed',
      found: `calls answered ${answers.join(', ')}; ${hasSurvived ? 'all processes stayed' : 'a process ended'}`,
      pass: hasSurvived && Object.keys(statuses).every(status => ['200', '503', '507'].includes(status)),
    },
    {
      did: `${failingJobs} jobs that fail while nothing can be written`,
      found: `${failuresNoted} failures are noted once there is room`,
      pass: failuresNoted === failingJobs,
    },
    {
      did: 'room again',
      found: `work orders are taken after ${healed?.toFixed(1) ?? '∞'} s; ${lost} acknowledged ones are lost`,
      pass: healed !== undefined && lost === 0,
    },
  ]
}
