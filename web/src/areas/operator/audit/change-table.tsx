import { useWords } from '../../../lib/words'
import type { AuditEntry } from './audit-queries'
import { useAuditWords } from './audit-words'
import { changesOf } from './changes'

/** Before and after beside each other. */
export function ChangeTable({ entry }: { entry: AuditEntry }) {
  const t = useWords('audit')
  const { fieldOf, inWords } = useAuditWords()
  const changes = changesOf(entry.before, entry.after)
  return (
    <div className="mt-2 mb-1 grid gap-3 rounded-control bg-sunken px-4 py-3 text-sm">
      {changes.length === 0 ? (
        <p className="text-soft">{t('change.nothing')}</p>
      ) : (
        <table className="w-full table-fixed text-left [overflow-wrap:anywhere]">
          <caption className="sr-only">{t('change.caption')}</caption>
          <thead className="text-soft">
            <tr>
              <th className="w-1/4 py-1 pr-3 font-normal">{t('change.field')}</th>
              <th className="py-1 pr-3 font-normal">{t('change.before')}</th>
              <th className="py-1 font-normal">{t('change.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field} className="border-t border-line align-top">
                <th className="py-1.5 pr-3 font-normal text-soft">{fieldOf(field)}</th>
                <td className="py-1.5 pr-3 whitespace-pre-line">
                  {inWords(before) && <del className="decoration-accent">{inWords(before)}</del>}
                </td>
                <td className="py-1.5 whitespace-pre-line">
                  {inWords(after) && <ins className="no-underline">{inWords(after)}</ins>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {entry.user_agent && (
        <p className="text-soft [overflow-wrap:anywhere]">
          {t('browser')}: <span className="num">{entry.user_agent}</span>
        </p>
      )}
    </div>
  )
}
