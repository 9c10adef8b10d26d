import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import type { IndexData } from '../../../features/account/identity-queries'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'

type Task = IndexData['tasks'][number]

const places: Record<Task, string> = {
  verify_identity: links.information,
  identity_refused: links.information,
  come_of_age: links.information,
  complete_minor: links.minorInformation,
  minor_refused: links.minorInformation,
  enterprise_refused: `${links.company}#certification`,
  invitation: `${links.information}#companies`,
}

/** What the account still needs, the most urgent first, as the server orders it. */
export function EntryTasks({ tasks }: { tasks: Task[] }) {
  const t = useWords('member')
  const days = useRootData().site.promises.review_days
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby="tasks-title" className="mt-8">
      <h2 id="tasks-title" className="text-lg">
        {t('tasks.title')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {tasks.map((task, index) => (
          <li key={task}>
            <Link
              to={places[task]}
              className="group flex items-center gap-4 rounded-card border border-line bg-surface px-5 py-4 hover:border-ink"
            >
              <span
                aria-hidden="true"
                className={cx('size-2.5 shrink-0 rounded-full', index === 0 ? 'bg-accent' : 'bg-edge')}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`task.${task}`)}</span>
                <span className="block text-sm text-soft">{t(`taskText.${task}`, { days })}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-soft transition-transform group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
