// The interface's own words, so that a journey reads the same in both languages.
import type { Language } from '#contract/language'
import type { AreaWords } from '../web/src/messages/areas'
import { words as apiEnglish } from '../web/src/messages/en/api'
import { words as auditEnglish } from '../web/src/messages/en/audit'
import { words as billsEnglish } from '../web/src/messages/en/bills'
import { words as catalogueEnglish } from '../web/src/messages/en/catalogue'
import { words as channelsEnglish } from '../web/src/messages/en/channels'
import { words as contentEnglish } from '../web/src/messages/en/content'
import { words as coverEditorEnglish } from '../web/src/messages/en/cover-editor'
import { words as coverOfferEnglish } from '../web/src/messages/en/cover-offer'
import { words as coversEnglish } from '../web/src/messages/en/covers'
import { words as deedsEnglish } from '../web/src/messages/en/deeds'
import { words as deliveriesEnglish } from '../web/src/messages/en/deliveries'
import { words as guestEnglish } from '../web/src/messages/en/guest'
import { words as incomeEnglish } from '../web/src/messages/en/income'
import { words as incomeDeskEnglish } from '../web/src/messages/en/income-desk'
import { words as incomeFiguresEnglish } from '../web/src/messages/en/income-figures'
import { words as infringementEnglish } from '../web/src/messages/en/infringement'
import { words as ledgerEnglish } from '../web/src/messages/en/ledger'
import { words as materialsEnglish } from '../web/src/messages/en/materials'
import { words as memberEnglish } from '../web/src/messages/en/member'
import { words as membersEnglish } from '../web/src/messages/en/members'
import { words as messagesEnglish } from '../web/src/messages/en/messages'
import { words as moveInEnglish } from '../web/src/messages/en/move-in'
import { words as operatorEnglish } from '../web/src/messages/en/operator'
import { words as passportEnglish } from '../web/src/messages/en/passport'
import { words as payoutDeskEnglish } from '../web/src/messages/en/payout-desk'
import { words as payoutsEnglish } from '../web/src/messages/en/payouts'
import { words as publishEnglish } from '../web/src/messages/en/publish'
import { words as releaseEnglish } from '../web/src/messages/en/release'
import { words as reportCheckEnglish } from '../web/src/messages/en/report-check'
import { words as reviewEnglish } from '../web/src/messages/en/review'
import { words as rosterEnglish } from '../web/src/messages/en/roster'
import { words as shellEnglish } from '../web/src/messages/en/shell'
import { words as siteEnglish } from '../web/src/messages/en/site'
import { words as splitsEnglish } from '../web/src/messages/en/splits'
import { words as staffEnglish } from '../web/src/messages/en/staff'
import { words as supportEnglish } from '../web/src/messages/en/support'
import { words as supportDeskEnglish } from '../web/src/messages/en/support-desk'
import { words as webhooksEnglish } from '../web/src/messages/en/webhooks'
import { words as withdrawEnglish } from '../web/src/messages/en/withdraw'
import { words as worksEnglish } from '../web/src/messages/en/works'
import { words as apiChinese } from '../web/src/messages/zh-CN/api'
import { words as auditChinese } from '../web/src/messages/zh-CN/audit'
import { words as billsChinese } from '../web/src/messages/zh-CN/bills'
import { words as catalogueChinese } from '../web/src/messages/zh-CN/catalogue'
import { words as channelsChinese } from '../web/src/messages/zh-CN/channels'
import { words as contentChinese } from '../web/src/messages/zh-CN/content'
import { words as coverEditorChinese } from '../web/src/messages/zh-CN/cover-editor'
import { words as coverOfferChinese } from '../web/src/messages/zh-CN/cover-offer'
import { words as coversChinese } from '../web/src/messages/zh-CN/covers'
import { words as deedsChinese } from '../web/src/messages/zh-CN/deeds'
import { words as deliveriesChinese } from '../web/src/messages/zh-CN/deliveries'
import { words as guestChinese } from '../web/src/messages/zh-CN/guest'
import { words as incomeChinese } from '../web/src/messages/zh-CN/income'
import { words as incomeDeskChinese } from '../web/src/messages/zh-CN/income-desk'
import { words as incomeFiguresChinese } from '../web/src/messages/zh-CN/income-figures'
import { words as infringementChinese } from '../web/src/messages/zh-CN/infringement'
import { words as ledgerChinese } from '../web/src/messages/zh-CN/ledger'
import { words as materialsChinese } from '../web/src/messages/zh-CN/materials'
import { words as memberChinese } from '../web/src/messages/zh-CN/member'
import { words as membersChinese } from '../web/src/messages/zh-CN/members'
import { words as messagesChinese } from '../web/src/messages/zh-CN/messages'
import { words as moveInChinese } from '../web/src/messages/zh-CN/move-in'
import { words as operatorChinese } from '../web/src/messages/zh-CN/operator'
import { words as passportChinese } from '../web/src/messages/zh-CN/passport'
import { words as payoutDeskChinese } from '../web/src/messages/zh-CN/payout-desk'
import { words as payoutsChinese } from '../web/src/messages/zh-CN/payouts'
import { words as publishChinese } from '../web/src/messages/zh-CN/publish'
import { words as releaseChinese } from '../web/src/messages/zh-CN/release'
import { words as reportCheckChinese } from '../web/src/messages/zh-CN/report-check'
import { words as reviewChinese } from '../web/src/messages/zh-CN/review'
import { words as rosterChinese } from '../web/src/messages/zh-CN/roster'
import { words as shellChinese } from '../web/src/messages/zh-CN/shell'
import { words as siteChinese } from '../web/src/messages/zh-CN/site'
import { words as splitsChinese } from '../web/src/messages/zh-CN/splits'
import { words as staffChinese } from '../web/src/messages/zh-CN/staff'
import { words as supportChinese } from '../web/src/messages/zh-CN/support'
import { words as supportDeskChinese } from '../web/src/messages/zh-CN/support-desk'
import { words as webhooksChinese } from '../web/src/messages/zh-CN/webhooks'
import { words as withdrawChinese } from '../web/src/messages/zh-CN/withdraw'
import { words as worksChinese } from '../web/src/messages/zh-CN/works'

type Spoken = AreaWords

const spoken: Record<Language, Spoken> = {
  en: {
    shell: shellEnglish,
    guest: guestEnglish,
    api: apiEnglish,
    passport: passportEnglish,
    member: memberEnglish,
    publish: publishEnglish,
    release: releaseEnglish,
    materials: materialsEnglish,
    works: worksEnglish,
    income: incomeEnglish,
    bills: billsEnglish,
    'income-figures': incomeFiguresEnglish,
    'income-desk': incomeDeskEnglish,
    'report-check': reportCheckEnglish,
    messages: messagesEnglish,
    catalogue: catalogueEnglish,
    members: membersEnglish,
    support: supportEnglish,
    site: siteEnglish,
    infringement: infringementEnglish,
    ledger: ledgerEnglish,
    'move-in': moveInEnglish,
    roster: rosterEnglish,
    webhooks: webhooksEnglish,
    splits: splitsEnglish,
    payouts: payoutsEnglish,
    withdraw: withdrawEnglish,
    'payout-desk': payoutDeskEnglish,
    staff: staffEnglish,
    operator: operatorEnglish,
    'support-desk': supportDeskEnglish,
    audit: auditEnglish,
    covers: coversEnglish,
    'cover-editor': coverEditorEnglish,
    'cover-offer': coverOfferEnglish,
    deeds: deedsEnglish,
    deliveries: deliveriesEnglish,
    channels: channelsEnglish,
    content: contentEnglish,
    review: reviewEnglish,
  },
  'zh-CN': {
    shell: shellChinese,
    guest: guestChinese,
    api: apiChinese,
    passport: passportChinese,
    member: memberChinese,
    publish: publishChinese,
    release: releaseChinese,
    materials: materialsChinese,
    works: worksChinese,
    income: incomeChinese,
    bills: billsChinese,
    'income-figures': incomeFiguresChinese,
    'income-desk': incomeDeskChinese,
    'report-check': reportCheckChinese,
    messages: messagesChinese,
    catalogue: catalogueChinese,
    members: membersChinese,
    support: supportChinese,
    site: siteChinese,
    infringement: infringementChinese,
    ledger: ledgerChinese,
    'move-in': moveInChinese,
    roster: rosterChinese,
    webhooks: webhooksChinese,
    splits: splitsChinese,
    payouts: payoutsChinese,
    withdraw: withdrawChinese,
    'payout-desk': payoutDeskChinese,
    staff: staffChinese,
    operator: operatorChinese,
    'support-desk': supportDeskChinese,
    audit: auditChinese,
    covers: coversChinese,
    'cover-editor': coverEditorChinese,
    'cover-offer': coverOfferChinese,
    deeds: deedsChinese,
    deliveries: deliveriesChinese,
    channels: channelsChinese,
    content: contentChinese,
    review: reviewChinese,
  },
}

export function wordsOf(language: Language): Spoken {
  return spoken[language]
}
