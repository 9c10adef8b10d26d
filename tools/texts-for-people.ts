// Every text of the product that people read, in both languages, with the place it stands at: the words of the web, and
// wherever the server holds a Chinese text beside its English one.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { Language } from '#contract/language'

export interface TextForPeople {
  /** `web/bills ask.title`, `server/src/modules/…/review.texts.ts review.passed.title`. */
  where: string
  language: Language
  text: string
}

const root = join(import.meta.dirname, '..')

export function textsForPeople(): TextForPeople[] {
  return [...wordsOfTheWeb(), ...textsOfTheServer()]
}

function wordsOfTheWeb(): TextForPeople[] {
  return (['zh-CN', 'en'] as const).flatMap(language => {
    const folder = join(root, 'web/src/messages', language)
    return readdirSync(folder).flatMap(file =>
      literalsIn(join(folder, file)).map(({ key, text }) => ({
        where: `web/${file.replace('.ts', '')} ${key}`,
        language,
        text,
      })),
    )
  })
}

function textsOfTheServer(): TextForPeople[] {
  return readdirSync(join(root, 'server/src'), { recursive: true })
    .map(file => join(root, 'server/src', String(file)))
    .filter(file => /(?<!\.test|\.d)\.ts$/.test(file) && !/\/testing\//.test(file))
    .flatMap(file => {
      const where = relative(root, file)
      return literalsIn(file)
        .filter(
          ({ key, text }) =>
            /(^|\.)(zh-CN|en|english)$/.test(key) || isChinese(text) || isSentence(where, text),
        )
        .map(({ key, text }) => ({
          where: `${where} ${key.replace(/\.?(zh-CN|en)$/, '')}`,
          language: isChinese(text) ? ('zh-CN' as const) : ('en' as const),
          text,
        }))
    })
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** Reasons that a site starts with have no key that says the language. */
const isSentence = (file: string, text: string) => file.includes('starting-reasons') && text.includes(' ')

/** What is written in quotes or backticks, under the names of the properties that lead to it. */
function literalsIn(file: string): { key: string; text: string }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: { key: string; text: string }[] = []
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isVariableDeclaration(node) && node.initializer) {
      visit(node.initializer, [...path, node.name.getText()])
      return
    }
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText().replace(/^['"]|['"]$/g, '')
      visit(node.initializer, [...path, name])
      return
    }
    if (ts.isStringLiteralLike(node)) found.push({ key: path.join('.'), text: node.text })
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(span => span.literal.text)]
      found.push({ key: path.join('.'), text: parts.join('…') })
    }
    ts.forEachChild(node, child => visit(child, path))
  }
  visit(source, [])
  return found
}
