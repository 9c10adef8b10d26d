// How staff write what the site says. A draft is one row that is written over; publishing makes a version that stays.
import { z } from 'zod'
import { defineCall } from '../call'
import { cleanWords } from '../clean-text'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { planDetails } from '../plans/calls'
import { longestSearch } from '../search-text'
import { asTyped, inBothLanguages, prose, token, words } from '../text'
import { done, id, itemNumber, nothing, timestamp, version } from '../wire'
import { contentKinds, newsCategories } from './kinds'

const editors = ['admin', 'editor'] as const

export const contentLengths = { title: 120, summary: 300, body: 200_000 } as const

/** Rich text is cleaned by the server; what is not allowed is gone in the answer. */
const richText = prose(contentLengths.body)

/** One line, or two: the opening of the home page is broken where it is meant to be. */
const title = asTyped(contentLengths.title * 4)
  .transform(text => text.split('\n').map(cleanWords).filter(Boolean).slice(0, 2).join('\n'))
  .pipe(z.string().max(contentLengths.title))

export const contentDraft = z.object({
  title: inBothLanguages(title),
  summary: inBothLanguages(words(contentLengths.summary)),
  body: inBothLanguages(richText),
  /** A picture uploaded here, as uploading it answered. */
  cover: token(200).nullable(),
  /** News alone. */
  category: z.enum(newsCategories).nullable(),
  /** Plans alone. */
  plan: planDetails.nullable(),
})
export type ContentDraft = z.output<typeof contentDraft>

/** hidden: nothing is shown; shown; changed: shown, with a draft beside it; scheduled: a draft that will be shown. */
export const contentStates = ['hidden', 'shown', 'changed', 'scheduled', 'binned'] as const
export type ContentState = (typeof contentStates)[number]

const contentRow = z.object({
  id,
  kind: z.enum(contentKinds),
  /** As it stands in addresses. */
  number: z.number().int(),
  /** The branch of a help article. */
  tid: z.number().int().nullable(),
  /** The part of the home page that a block is; nothing for other kinds. */
  slot: z.string(),
  title: inBothLanguages(z.string()),
  state: z.enum(contentStates),
  category: z.enum(newsCategories).nullable(),
  publish_at: timestamp.nullable(),
  published_at: timestamp.nullable(),
  updated_at: timestamp,
  /** Who wrote last; nobody for what a site starts with. */
  editor: z.string().nullable(),
})
export type ContentRow = z.output<typeof contentRow>

export const listContent = defineCall({
  name: 'listContent',
  summary:
    'Everything of one kind: news and plans newest first, the others in the order in which they are shown',
  methods: ['GET'],
  path: paths.listContent,
  access: editors,
  effect: 'read',
  input: z.object({
    ...pageInput,
    kind: z.enum(contentKinds),
    tid: itemNumber.optional(),
    state: z.enum(contentStates).optional(),
    search: words(longestSearch).optional(),
  }),
  output: pageOf(contentRow),
})

const openedContent = contentRow.extend({
  /** Counts every change: what is sent back with an older one is refused. */
  revision: z.number().int(),
  /** The draft, or what is shown where there is none. */
  draft: contentDraft,
  has_draft: z.boolean(),
  /** What is shown now. */
  shown_version: z.number().int().nullable(),
  can: z.object({ edit: z.boolean(), bin: z.boolean(), hide: z.boolean() }),
})
export type OpenedContent = z.output<typeof openedContent>

export const readContent = defineCall({
  name: 'readContent',
  summary: 'One item with its draft',
  methods: ['GET'],
  path: paths.readContent,
  access: editors,
  effect: 'read',
  input: z.object({ id }),
  output: openedContent,
})

export const saveDraft = defineCall({
  name: 'saveDraft',
  summary: 'Keep a draft; without an id a new item. Refused when somebody else has written meanwhile',
  methods: ['POST'],
  path: paths.saveDraft,
  access: editors,
  effect: 'change',
  input: z.object({
    id: id.optional(),
    /** Of a new item. Pages have fixed numbers and a new block is a free one. */
    kind: z.enum(contentKinds),
    /** The branch of a help article; moving it shows at once. */
    tid: itemNumber.optional(),
    /** What the draft was written over; 0 for a new item. */
    revision: version,
    draft: contentDraft,
  }),
  output: z.object({ id, revision: z.number().int(), draft: contentDraft }),
})

export const previewContent = defineCall({
  name: 'previewContent',
  summary: 'A draft as readers will see it: cleaned, with every place filled',
  methods: ['POST'],
  path: paths.previewContent,
  access: editors,
  effect: 'read',
  input: z.object({ draft: contentDraft }),
  output: z.object({
    title: inBothLanguages(z.string()),
    summary: inBothLanguages(z.string()),
    body: inBothLanguages(z.string()),
    /** Places such as {share} that nothing fills. */
    unknown_places: z.array(z.string()),
  }),
})

const written = z.object({ id, revision: version })
const revised = z.object({ revision: z.number().int() })

export const publishContent = defineCall({
  name: 'publishContent',
  summary: 'Show the draft now, or at a moment to come',
  methods: ['POST'],
  path: paths.publishContent,
  access: editors,
  effect: 'change',
  input: written.extend({ at: timestamp.optional() }),
  output: revised,
})

export const cancelPublication = defineCall({
  name: 'cancelPublication',
  summary: 'Keep a scheduled draft a draft',
  methods: ['POST'],
  path: paths.cancelPublication,
  access: editors,
  effect: 'change',
  input: written,
  output: revised,
})

export const unpublishContent = defineCall({
  name: 'unpublishContent',
  summary: 'Show it no more; what was shown becomes the draft where there is none',
  methods: ['POST'],
  path: paths.unpublishContent,
  access: editors,
  effect: 'change',
  input: written,
  output: revised,
})

export const discardDraft = defineCall({
  name: 'discardDraft',
  summary: 'Go back to what is shown',
  methods: ['POST'],
  path: paths.discardDraft,
  access: editors,
  effect: 'change',
  input: written,
  output: revised,
})

export const binContent = defineCall({
  name: 'binContent',
  summary: 'Put a hidden item into the bin, or take it out again',
  methods: ['POST'],
  path: paths.binContent,
  access: editors,
  effect: 'change',
  input: written.extend({ isBinned: z.boolean() }),
  output: revised,
})

export const listVersions = defineCall({
  name: 'listVersions',
  summary: 'Everything that was ever shown of an item, newest first',
  methods: ['GET'],
  path: paths.listVersions,
  access: editors,
  effect: 'read',
  input: z.object({ ...pageInput, id }),
  output: pageOf(
    z.object({
      version: z.number().int(),
      at: timestamp,
      editor: z.string().nullable(),
      content: contentDraft,
    }),
  ),
})

export const restoreVersion = defineCall({
  name: 'restoreVersion',
  summary: 'Make an earlier version the draft',
  methods: ['POST'],
  path: paths.restoreVersion,
  access: editors,
  effect: 'change',
  input: written.extend({ version: version.min(1) }),
  output: revised,
})

const mostOrdered = 1000
const order = <T extends z.ZodType>(of: T) => z.array(of).min(1).max(mostOrdered)

export const orderContent = defineCall({
  name: 'orderContent',
  summary: 'Reorder the articles of a section, questions or blocks; it shows right away',
  methods: ['POST'],
  path: paths.orderContent,
  access: editors,
  effect: 'change',
  idempotent: true,
  input: z.object({ kind: z.enum(['help', 'question', 'block']), ids: order(id) }),
  output: done,
})

const branchTitle = inBothLanguages(words(60, 1))

export const listBranches = defineCall({
  name: 'listBranches',
  summary: 'The branches of the help centre, empty ones too',
  methods: ['GET'],
  path: paths.listBranches,
  access: editors,
  effect: 'read',
  input: nothing,
  output: z.array(
    z.object({ tid: z.number().int(), title: inBothLanguages(z.string()), articles: z.number().int() }),
  ),
})

export const saveBranch = defineCall({
  name: 'saveBranch',
  summary: 'Name a branch of the help centre; without a tid a new one at the end',
  methods: ['POST'],
  path: paths.saveBranch,
  access: editors,
  effect: 'change',
  input: z.object({ tid: itemNumber.optional(), title: branchTitle }),
  output: z.object({ tid: z.number().int() }),
})

export const orderBranches = defineCall({
  name: 'orderBranches',
  summary: 'Put the branches into this order',
  methods: ['POST'],
  path: paths.orderBranches,
  access: editors,
  effect: 'change',
  idempotent: true,
  input: z.object({ tids: order(itemNumber) }),
  output: done,
})

export const removeBranch = defineCall({
  name: 'removeBranch',
  summary: 'Remove a branch that has no articles',
  methods: ['POST'],
  path: paths.removeBranch,
  access: editors,
  effect: 'change',
  idempotent: true,
  input: z.object({ tid: itemNumber }),
  output: done,
})

export const uploadContentPicture = defineCall({
  name: 'uploadContentPicture',
  summary: 'Upload a picture for a text or a cover; everybody can see it',
  methods: ['POST'],
  path: paths.uploadContentPicture,
  access: editors,
  effect: 'change',
  body: 'multipart',
  rate: { max: 300, seconds: 3600, per: 'account' },
  input: nothing,
  output: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
})
