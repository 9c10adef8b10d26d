// Nothing on a screen may be untranslated: both languages have the same keys and placeholders, and no component or
// route writes words of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
/** The types of a question are not an area: two areas take them in. */
const areas = readdirSync(join(import.meta.dirname, 'zh-CN'))
  .map(file => file.replace('.ts', ''))
  .filter(name => name !== 'question-types')

/** Read once: there are far more words than components. */
const components = readdirSync(web, { recursive: true })
  .map(String)
  .filter(file => /\.tsx?$/.test(file) && !/(\.test\.|^messages\/|^testing\/|^areas\/kit\/)/.test(file))
  .map(file => ({ file, text: readFileSync(join(web, file), 'utf8') }))
const wholeKeys = new Set(components.flatMap(({ text }) => text.match(/(?<=')[\w.-]+(?=')/g) ?? []))
const templates = components
  .flatMap(({ text }) => text.match(/`[\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+`/g) ?? [])
  .map(template => template.slice(1, -1).split(/\$\{[^}]*\}/))
  // Without a word of its own a template would match everything.
  .filter(literal => /[a-z]{3}/i.test(literal.join(' ')))
  .map(literal => new RegExp(`^${literal.map(part => part.replaceAll('.', '\\.')).join('[\\w:-]+')}$`))

async function wordsOf(language: string, area: string): Promise<Record<string, string>> {
  return (await import(`./${language}/${area}.ts`)).words
}

describe.each(areas)('the words of %s', area => {
  it('exist in both languages with the same placeholders', async () => {
    const [chinese, english] = await Promise.all([wordsOf('zh-CN', area), wordsOf('en', area)])
    expect(Object.keys(english)).toEqual(Object.keys(chinese))
    for (const [key, text] of Object.entries(chinese)) {
      const placeholders = (value: string) => (value.match(/\{\w+\}/g) ?? []).sort()
      expect(placeholders(english[key] ?? ''), key).toEqual(placeholders(text))
      expect(text.trim(), key).not.toBe('')
      expect(english[key]?.trim(), key).not.toBe('')
    }
  })

  it('are really translated', async () => {
    const [chinese, english] = await Promise.all([wordsOf('zh-CN', area), wordsOf('en', area)])
    for (const key of Object.keys(chinese)) {
      // An example of a domain or a code is the same everywhere.
      if (key === 'language.other' || key.endsWith('.example')) continue
      expect(english[key], key).not.toMatch(/\p{Script=Han}/u)
      if (chinese[key] === english[key])
        expect(chinese[key], key).toMatch(/^(iOS|Android|Mac|macOS|Windows|Umami|Matomo|R&B|Trap|Techno)$/)
    }
  })

  it('are all used', async () => {
    const unused = Object.keys(await wordsOf('zh-CN', area)).filter(key => !isUsed(key))
    expect(unused).toEqual([])
  })
})

describe('components', () => {
  it('write no words of their own', { tags: ['slow'] }, () => {
    const found = components.flatMap(({ file, text }) => literalWords(file, text))
    expect(found).toEqual([])
  })
})

/** Keys are written whole, or as a template whose parts are known: `home.q${number}`. */
function isUsed(key: string): boolean {
  return wholeKeys.has(key) || templates.some(template => template.test(key))
}

const spokenAttributes = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'hint',
  'lead',
  'detail',
])
const hasWords = (text: string) => /\p{L}{2,}/u.test(text)

/** Text between tags and in attributes that people read, both languages alike. */
function literalWords(file: string, text: string): string[] {
  const found: string[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(`${file}: ${node.text.trim()}`)
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (spokenAttributes.has(node.name.getText()) && hasWords(node.initializer.text)) {
        found.push(`${file}: ${node.name.getText()}="${node.initializer.text}"`)
      }
    }
    if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && /\p{Script=Han}/u.test(node.text)) {
      found.push(`${file}: ${node.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
