import { type FormEvent, useState } from 'react'
import { rateTicket } from '#contract/support/calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { Segmented } from '../../../../ui/segmented'
import { TextArea } from '../../../../ui/text-area'
import { useToast } from '../../../../ui/toast'
import { useKeptFocus } from '../../../../ui/use-kept-focus'
import type { TicketDetail } from '../ticket-queries'
import { useTicketDeed } from './use-ticket-deed'

const grades = [1, 2, 3, 4, 5] as const
type Grade = (typeof grades)[number]
const gradeOf = (value: unknown) => grades.find(grade => grade === Number(value))
const mostLetters = 1000

/** How good the help was, and room to say why. It can be changed as long as the work order could be reopened. */
export function RateCard({ ticket }: { ticket: TicketDetail }) {
  const t = useWords('support')
  const given = gradeOf(ticket.rating)
  const [isChanging, setIsChanging] = useState(false)
  const place = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      {given === undefined || isChanging ? (
        <RateForm ticket={ticket} given={given} onDone={() => setIsChanging(false)} />
      ) : (
        <Card
          title={t('rate.yours', { rating: given, word: t(`rate.${given}`) })}
          aside={
            ticket.can.rate && (
              <Button size="small" onClick={() => setIsChanging(true)}>
                {t('rate.change')}
              </Button>
            )
          }
        >
          {ticket.rating_text && (
            <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{ticket.rating_text}</p>
          )}
        </Card>
      )}
    </div>
  )
}

type RateFormProps = { ticket: TicketDetail; given: Grade | undefined; onDone: () => void }

function RateForm({ ticket, given, onDone }: RateFormProps) {
  const t = useWords('support')
  const toast = useToast()
  const { act, isBusy } = useTicketDeed()
  const [grade, setGrade] = useState(given)
  const [text, setText] = useState(ticket.rating_text)

  function send(event: FormEvent) {
    event.preventDefault()
    if (grade === undefined) return
    void act(async () => {
      await api(rateTicket, { id: ticket.id, rating: grade, text })
      toast({ tone: 'river', title: t('rate.thanks') })
    }).then(isDone => isDone && onDone())
  }

  return (
    <Card title={t('rate.title')} detail={t('rate.lead')}>
      <form noValidate onSubmit={send} className="grid gap-4">
        <Segmented
          look="chips"
          label={t('rate.choose')}
          value={String(grade ?? '')}
          onChange={value => setGrade(gradeOf(value))}
          segments={grades.map(one => ({ value: String(one), label: `${one} · ${t(`rate.${one}`)}` }))}
        />
        {grade !== undefined && (
          <>
            <Field label={t('rate.text')} hint={t('rate.textHint')} aside={t('about.optional')}>
              <TextArea
                rows={2}
                value={text}
                maxLength={mostLetters}
                onChange={event => setText(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="ink" className="justify-self-start" loading={isBusy}>
              {t('rate.submit')}
            </Button>
          </>
        )}
      </form>
    </Card>
  )
}
