// The legal texts as one document with a column for each language.
import { type LegalText, legalTexts } from './legal-texts'

const head = `# Legal texts, side by side

Every text that binds a member, a guardian or a claimant, in both languages, paragraph by paragraph. Words in braces are filled from the settings of
the site. \`npm run legal\` writes this page anew; a test fails when it is not current. What to confirm is in [for-your-lawyer.md](for-your-lawyer.md).
`

export function sideBySide(): string {
  return `${[head, ...legalTexts.map(section)].join('\n')}`
}

function section({ title, source, paragraphs }: LegalText): string {
  const rows = paragraphs['zh-CN'].map((chinese, index) => {
    const english = paragraphs.en[index]
    return `| ${cell(chinese)} | ${english ? cell(english) : ''} |`
  })
  return [
    `## ${title['zh-CN']} · ${title.en}`,
    '',
    `Source: \`${source}\``,
    '',
    '| 中文 | English |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function cell({ kind, text }: LegalText['paragraphs']['en'][number]): string {
  const safe = text.replaceAll('|', '\\|')
  return kind.startsWith('h') ? `**${safe}**` : safe
}
