import { paths } from '#contract/paths'
import { useOnce } from '../../../features/forms/use-once'
import { send } from '../../../lib/api-client'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'

/** For a link that was forwarded: the next one comes by mail alone. */
export function EndLink({ link, onEnded }: { link: string; onEnded: () => void }) {
  const t = useWords('infringement')
  const [once, isBusy] = useOnce()
  return (
    <section>
      <h2 className="text-xl">{t('link.title')}</h2>
      <p className="mt-3 max-w-[72ch]">{t('link.text')}</p>
      <Button
        className="mt-4"
        loading={isBusy}
        onClick={() => void once(() => send('POST', paths.renewInfringementLink, { link }).then(onEnded))}
      >
        {t('link.end')}
      </Button>
    </section>
  )
}
