// Jobs that run by the clock. One entry of the schedule gives each agent a job of its own, since a job sees the rows of one agent.
import type { CronItem, JobHelpers, TaskList } from 'graphile-worker'
import type { Job } from './job'

/** How far back a worker looks for days that it missed while nothing ran. */
const missedMilliseconds = 86_400_000

const taskOf = ({ name }: Job) => `${name} for every agent`

export function timedItems(jobs: readonly Job[]): CronItem[] {
  return jobs.flatMap(job => {
    if (job.everyMinutes) {
      return [{ task: taskOf(job), identifier: taskOf(job), match: `*/${job.everyMinutes} * * * *` }]
    }
    const { hour, minute } = job.everyDayAt ?? job.everyWeekAt ?? {}
    if (hour === undefined) return []
    const options = { backfillPeriod: missedMilliseconds }
    const match = `${minute} ${hour} * * ${job.everyWeekAt?.day ?? '*'}`
    return [{ task: taskOf(job), identifier: taskOf(job), match, options }]
  })
}

export function timedTasks(jobs: readonly Job[]): TaskList {
  const timed = jobs.filter(
    ({ everyDayAt, everyWeekAt, everyMinutes }) => everyDayAt ?? everyWeekAt ?? everyMinutes,
  )
  return Object.fromEntries(
    timed.map(job => [
      taskOf(job),
      async (_payload: unknown, { query }: JobHelpers) => {
        await query('select enqueue_for_every_agent($1)', [job.name])
      },
    ]),
  )
}
