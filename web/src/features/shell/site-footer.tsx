import { Link } from 'react-router'
import { filingKinds } from '#contract/sites/filings'
import { links, sitePages } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import type { FooterStyle } from '../../lib/screens'
import { useWords } from '../../lib/words'
import { DownloadLinks } from './download-links'

/** What the operator says there; cleaned by the server before it was stored. */
export interface FooterWords {
  title: string
  text: string
  html: string
}

export function SiteFooter({ style, said = null }: { style: FooterStyle; said?: FooterWords | null }) {
  if (style === 'none') return null
  return (
    <footer className="mt-auto border-t border-line bg-sunken wrap-anywhere">
      {style === 'full' && said && <Said words={said} />}
      {style === 'full' && <FullFooter />}
      <Legal />
    </footer>
  )
}

const linkClass = 'inline-flex min-h-9 items-center text-soft hover:text-ink pointer-coarse:min-h-11'

function Said({ words: { title, text, html } }: { words: FooterWords }) {
  if (title === '' && text === '' && html === '') return null
  return (
    <div className="border-b border-line">
      <div className="page py-8">
        {title && <h2 className="text-lg">{title}</h2>}
        {text && <p className="max-w-[72ch] text-soft">{text}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored */}
        {html && <div className="prose max-w-[72ch] text-soft" dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
    </div>
  )
}

function FullFooter() {
  const t = useWords('shell')
  return (
    <div className="page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.2fr_auto]">
      <Column title={t('footer.siteTitle')}>
        <Link className={linkClass} to={links.helpPage(sitePages.about)}>
          {t('footer.about')}
        </Link>
        <Link className={linkClass} to={links.helpPage(sitePages.agreement)}>
          {t('footer.agreement')}
        </Link>
        <Link className={linkClass} to={links.helpPage(sitePages.admission)}>
          {t('footer.admission')}
        </Link>
        <Link className={linkClass} to={links.helpPage(sitePages.privacy)}>
          {t('footer.privacy')}
        </Link>
        <Link className={linkClass} to={links.infringement}>
          {t('footer.infringement')}
        </Link>
        <Link className={linkClass} to={links.help}>
          {t('footer.help')}
        </Link>
      </Column>
      <Column title={t('footer.downloadTitle')}>
        <DownloadLinks linkClass={linkClass} />
      </Column>
      <Contacts />
      <ServiceCodes />
    </div>
  )
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-base">{title}</h2>
      <div className="flex flex-col items-start">{children}</div>
    </section>
  )
}

function Contacts() {
  const t = useWords('shell')
  const { site, language } = useRootData()
  const rows = [
    [t('footer.hotline'), site.hotline],
    [t('footer.hours'), site.service_hours[language]],
    [t('footer.email'), site.contact_email],
  ].filter(([, value]) => value)
  return (
    <Column title={t('footer.contactTitle')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-soft">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="whitespace-nowrap">{label}</dt>
            <dd className="num text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-soft">{site.contact_address[language]}</p>
    </Column>
  )
}

function ServiceCodes() {
  const t = useWords('shell')
  const { site, language } = useRootData()
  const codes = site.service_qr.filter(code => code.image)
  if (codes.length === 0) return null
  return (
    <section aria-label={t('footer.service')} className="flex gap-5">
      {codes.map(code => (
        <figure key={code.image} className="w-24">
          {/* Dark on white in both themes: a camera has to read it. */}
          <img
            src={code.image}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="rounded-control bg-white"
          />
          <figcaption className="mt-2 text-center text-sm text-soft">{code.label[language]}</figcaption>
        </figure>
      ))}
    </section>
  )
}

/** A number that leads nowhere is said all the same. */
function Filing({ number, link }: { number: string; link: string }) {
  const t = useWords('shell')
  // As the authority wrote it, in every language of the page.
  const written = <span lang="zh-CN">{number}</span>
  if (!link) return written
  return (
    <a className="hover:text-ink" href={link} rel="noreferrer" target="_blank">
      {written}
      <span className="sr-only">{t('window.new')}</span>
    </a>
  )
}

function Legal() {
  const t = useWords('shell')
  const { site, language } = useRootData()
  const filings = [
    { number: site.filing_number, link: site.filing_link },
    ...filingKinds.map(kind => site.filings[kind]),
  ].filter(({ number }) => number)
  return (
    <div className="border-t border-line first:border-t-0">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-5 pr-20 text-sm sm:pr-40 text-soft">
        <p>{t('footer.copyright', { year: new Date().getFullYear(), site: site.site_title[language] })}</p>
        {filings.map(filing => (
          <Filing key={filing.number} {...filing} />
        ))}
        <a className="hover:text-ink" href={links.api}>
          {t('footer.api')}
        </a>
      </div>
    </div>
  )
}
