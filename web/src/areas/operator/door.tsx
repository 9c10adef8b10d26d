import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { buttonClass } from '../../ui/button-class'

export default function Door() {
  const t = useWords('operator')
  return (
    <section className="mx-auto mt-[12vh] w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-8 shadow-lift">
      <h1 className="text-2xl">{t('door.title')}</h1>
      <p className="mt-3 text-soft">{t('door.text')}</p>
      <Link to={links.home} className={`${buttonClass({ variant: 'line' })} mt-6`}>
        {t('door.back')}
      </Link>
    </section>
  )
}
