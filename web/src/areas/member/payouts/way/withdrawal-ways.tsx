import FileText from 'lucide-react/icons/file-text'
import { withdrawalReceiptPath } from '#contract/payouts/withdrawal-files'
import { createTicket } from '#contract/support/calls'
import { useMay } from '../../../../features/works/use-role'
import { links } from '../../../../lib/links'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import type { OwnWithdrawal } from '../withdrawal-queries'

/** The bank's proof, as a file. */
export function ReceiptLink({ withdrawal: { id, number, can } }: { withdrawal: OwnWithdrawal }) {
  const t = useWords('withdraw')
  if (!can.receipt) return null
  return (
    <a
      href={serverAddress(`${withdrawalReceiptPath}?id=${id}`)}
      download
      aria-label={t('receipt.one', { number })}
      className="relative z-1 inline-flex min-h-9 items-center gap-1.5 font-semibold whitespace-nowrap text-river underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <FileText aria-hidden="true" className="size-4" />
      {t('receipt')}
    </a>
  )
}

export function AskAboutWithdrawal({ withdrawal: { id } }: { withdrawal: OwnWithdrawal }) {
  const t = useWords('withdraw')
  if (!useMay(createTicket)) return null
  return (
    <ButtonLink size="small" to={links.newTicket({ about: { kind: 'withdrawal', id } })}>
      {t('ask')}
    </ButtonLink>
  )
}
