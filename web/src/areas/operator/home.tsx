import { Link } from 'react-router'
import { readSetup } from '#contract/sites/setup-calls'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { Dashboard } from './dashboard/dashboard'
import { hasQueue } from './dashboard/has-queue'
import { LongestWaiting } from './longest-waiting'
import { SetupChecklist } from './setup/setup-checklist'
import { mayCheck, staffMay, useStaff } from './staff-queries'

/** Few enough to think of new ones. */
const fewCodes = 3

export default function ConsoleHome() {
  const t = useWords('operator')
  const staff = useStaff()
  return (
    <div className="page pb-16">
      <PageHeader
        over={staff.roles.map(role => t(`role.${role}`)).join(' · ')}
        title={t('home.title', { name: staff.name })}
        lead={hasQueue(staff) ? t('home.lead') : undefined}
      />
      {staff.recovery_codes_left <= fewCodes && (
        <Notice
          tone="amber"
          title={
            staff.recovery_codes_left === 0
              ? t('home.noCodes')
              : t('home.fewCodes', { count: staff.recovery_codes_left })
          }
          action={
            <ButtonLink to={links.operatorSecurity} size="small">
              {t('home.renew')}
            </ButtonLink>
          }
          className="mt-6"
        />
      )}
      {!hasQueue(staff) && (
        <EmptyState
          title={t('home.nothing.title')}
          className="mt-8"
          action={
            <Link to={links.operatorSecurity} className="text-river underline underline-offset-4">
              {t('menu.security')}
            </Link>
          }
        >
          {t('home.nothing.text')}
        </EmptyState>
      )}
      {staffMay(staff, readSetup) && <SetupChecklist />}
      <Dashboard>{mayCheck(staff) && <LongestWaiting staff={staff} />}</Dashboard>
    </div>
  )
}
