// The words of the authorization. Both languages say the same; what differs between works stands in braces.
import { addTexts } from '../../platform/texts/texts'

/** In the order in which they are printed. */
export const clauseNames = [
  'grant',
  'materials',
  'warranty',
  'channels',
  'money',
  'term',
  'takedown',
  'data',
  'law',
] as const

addTexts({
  'agreement.noFile': { 'zh-CN': '请选择一个文件', en: 'Choose a file.' },
  'agreement.title': { 'zh-CN': '音乐作品数字发行授权书', en: 'Digital distribution agreement' },
  'agreement.licensor': { 'zh-CN': '授权方', en: 'Licensor' },
  'agreement.guardian': { 'zh-CN': '监护人（代为签署）', en: 'Guardian (signing for the licensor)' },
  'agreement.representative': { 'zh-CN': '签署人', en: 'Signing for the company' },
  'agreement.licensee': { 'zh-CN': '被授权方', en: 'Licensee' },
  'agreement.worldwide': { 'zh-CN': '全球', en: 'Worldwide' },
  'agreement.term': {
    'zh-CN':
      '自签署之日起 {years} 年；到期前 {noticeDays} 日任何一方未书面提出终止的，每次自动延续 {renewalYears} 年。授权依据有期限的，以该期限为限',
    en: '{years} {years|year|years} from the date of signature, renewed for {renewalYears} {renewalYears|year|years} at a time unless either party gives written notice {noticeDays} {noticeDays|day|days} before the end. Where the licence behind a track ends earlier, the earlier date applies',
  },
  'agreement.clause.grant.heading': { 'zh-CN': '授权内容', en: 'Grant of rights' },
  'agreement.clause.grant.text': {
    'zh-CN':
      '授权方以非独占方式授权被授权方，在约定的地域和期限内，将本授权书所列作品的录音、词曲、封面和歌词复制、表演并通过信息网络向公众传播，包括在线播放、缓存和下载，为推广截取片段，为前述目的进行转码、格式转换，并可为此转授权给所列渠道。对作品在授权范围内遭受的侵权，被授权方可以自己的名义采取通知、投诉、诉讼等维权措施。著作权仍归授权方及原权利人所有。',
    en: 'The licensor grants the licensee the non-exclusive right to reproduce and perform the recordings, songs, cover and lyrics listed here and to make them available to the public over networks, for streaming, caching and download, to use excerpts to promote them, and to transcode them and convert their format for these purposes, in the territory and for the term agreed, and to sublicense these rights to the channels listed. The licensee may enforce these rights in its own name, by notice, complaint or legal action, where they are infringed within the scope of this grant. Copyright stays with the licensor and the original owners.',
  },
  'agreement.clause.materials.heading': { 'zh-CN': '素材', en: 'Materials' },
  'agreement.clause.materials.text': {
    'zh-CN':
      '授权适用于作品的全部素材：正式音频、伴奏、短音频、卡拉 OK 版本、音乐视频、歌词和封面。以后为同一作品补充的上述素材同样适用，无需另行签署。',
    en: 'This agreement covers all materials of the release: main audio, accompaniment, short audio, karaoke version, music video, lyrics and cover. Materials of these types that are added to the same release later are also covered, without another signature.',
  },
  'agreement.clause.warranty.heading': { 'zh-CN': '权利保证', en: 'Warranty of rights' },
  'agreement.clause.warranty.text': {
    'zh-CN':
      '授权方保证其对作品享有本授权书“权利”一栏所声明的权利，提交的证明文件真实有效。因权利瑕疵引起的争议由授权方负责处理并承担由此产生的损失。',
    en: 'The licensor warrants that they hold the rights stated for each track and that the documents submitted are genuine. The licensor is liable for disputes and losses that arise because they did not hold a right.',
  },
  'agreement.clause.channels.heading': { 'zh-CN': '渠道与日期', en: 'Channels and date' },
  'agreement.clause.channels.text': {
    'zh-CN':
      '被授权方在审核通过后，将作品送至所列渠道，计划上线日期为 {date}。各渠道自行决定是否接受和实际上线时间。',
    en: 'Once the release has passed review, the licensee delivers it to the channels listed, for release on {date}. Each channel decides whether it accepts the release and when it goes live.',
  },
  'agreement.clause.money.heading': { 'zh-CN': '收益分成', en: 'Revenue' },
  'agreement.clause.money.text': {
    'zh-CN':
      '净收益指付款方就曲目报告并实际支付的金额，不扣除银行手续费；银行手续费由被授权方承担。各渠道就作品支付的净收益，授权方分得 {percent}%，按渠道结算周期记入授权方账单，可按本站规则提现。此比例在授权期内不变；变更须重新签署。',
    en: 'Net revenue is what payers report for a track and pay, before bank charges, which the licensee bears. Of the net revenue that channels pay for the release, the licensor receives {percent}%, credited to the licensor’s bills as the channels settle and paid out under the rules of the site. This share does not change during the term of this agreement; any change requires a new signature.',
  },
  'agreement.clause.term.heading': { 'zh-CN': '期限', en: 'Term' },
  'agreement.clause.term.text': { 'zh-CN': '{term}。', en: '{term}.' },
  'agreement.clause.takedown.heading': { 'zh-CN': '下架', en: 'Takedown' },
  'agreement.clause.takedown.text': {
    'zh-CN':
      '授权方可随时申请下架作品，被授权方应及时通知各渠道；下架前已产生的收益照常结算。作品涉及侵权或违法的，被授权方可以先行下架并通知授权方。',
    en: 'The licensor may ask for the release to be taken down at any time, and the licensee tells the channels without delay; income earned until then is settled as usual. Where a release infringes rights or breaks the law, the licensee may take it down first and inform the licensor.',
  },
  'agreement.clause.data.heading': { 'zh-CN': '电子签署', en: 'Electronic signature' },
  'agreement.clause.data.text': {
    'zh-CN':
      '双方同意以电子方式签署。签署人的姓名、时间、网络地址以及发往其手机的验证码的哈希值构成签署证据，记录在本文件的证据页。任何人可以在 {address} 核验本文件是否被改动。',
    en: 'Both parties agree to sign electronically. The signer’s name, the time, the network address and the hash of the code sent to their phone are the evidence, recorded on the last page. Anyone can check at {address} that this document is unchanged.',
  },
  'agreement.clause.law.heading': { 'zh-CN': '适用法律', en: 'Governing law' },
  'agreement.clause.law.text': {
    'zh-CN':
      '本授权书适用中华人民共和国法律。争议先由双方协商解决；协商不成的，提交被授权方所在地有管辖权的人民法院。',
    en: 'This agreement is governed by the law of the People’s Republic of China. The parties shall first negotiate any dispute; failing agreement, the competent court at the licensee’s domicile has jurisdiction.',
  },
  'agreement.rights.1': { 'zh-CN': '词曲作者本人', en: 'Author of lyrics and music' },
  'agreement.rights.2': {
    'zh-CN': '作者之一，可代表全体作者（{names}）',
    en: 'One of the authors, acting for all ({names})',
  },
  'agreement.rights.3': { 'zh-CN': '非作者，实际权利人', en: 'Not the author, but the rights holder' },
  'agreement.rights.4': { 'zh-CN': '作者授权', en: 'Licensed by the author' },
  'agreement.rights.5': {
    'zh-CN': '集体管理组织或其他机构许可（{number}）',
    en: 'Licensed by a society or body ({number})',
  },
  'agreement.rights.6': {
    'zh-CN': '作者 {author} 于 {year} 年去世，已逾五十年',
    en: 'Author {author} died in {year}, more than fifty years ago',
  },
  'agreement.rights.7': {
    'zh-CN': '已于 {date} 以实体形式发行（{number}）',
    en: 'Physically released on {date} ({number})',
  },
  'agreement.rights.until': { 'zh-CN': '{rights}，有效期至 {date}', en: '{rights}, until {date}' },
  'agreement.pdf.number': { 'zh-CN': '编号', en: 'Number' },
  'agreement.pdf.work': { 'zh-CN': '作品', en: 'Release' },
  'agreement.pdf.artists': { 'zh-CN': '艺人', en: 'Artists' },
  'agreement.pdf.tracks': { 'zh-CN': '曲目', en: 'Tracks' },
  'agreement.pdf.rights': { 'zh-CN': '权利', en: 'Rights' },
  'agreement.pdf.channels': { 'zh-CN': '渠道', en: 'Channels' },
  'agreement.pdf.territory': { 'zh-CN': '地域', en: 'Territory' },
  'agreement.pdf.date': { 'zh-CN': '计划上线日期', en: 'Release date' },
  'agreement.pdf.rate': { 'zh-CN': '授权方分成', en: 'Licensor’s share' },
  'agreement.pdf.evidence': { 'zh-CN': '签署证据', en: 'Evidence of the signature' },
  'agreement.pdf.signedBy': { 'zh-CN': '签署人', en: 'Signed by' },
  'agreement.pdf.signedAt': { 'zh-CN': '签署时间', en: 'Signed at' },
  'agreement.pdf.mobile': { 'zh-CN': '验证手机', en: 'Code sent to' },
  'agreement.pdf.address': { 'zh-CN': '网络地址', en: 'Network address' },
  'agreement.pdf.device': { 'zh-CN': '设备', en: 'Device' },
  'agreement.pdf.codeHash': { 'zh-CN': '验证码哈希', en: 'Hash of the code' },
  'agreement.pdf.termsHash': { 'zh-CN': '正文哈希（SHA-256）', en: 'Hash of the text (SHA-256)' },
  'agreement.pdf.check': {
    'zh-CN': '在以下地址上传本文件，即可核验它与签署时一字不差：',
    en: 'To prove that this file has not changed since it was signed, upload it at the address below:',
  },
  'agreement.pdf.page': { 'zh-CN': '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  'agreement.wrongName': {
    'zh-CN': '请输入签署人姓名：{name}',
    en: 'Type the signer’s name: {name}',
  },
  'agreement.changed': {
    'zh-CN': '发行授权书内容刚刚有变化，请重新阅读后再签署',
    en: 'The agreement has just changed. Read it again before you sign.',
  },
  'agreement.textChanged': {
    'zh-CN': '您签署之后，发行授权书的文本有更新：{what}。请重新阅读并签署；之前签署的发行授权书不受影响',
    en: 'The text of the agreement has changed since you signed: {what}. Read it and sign again. What you signed before is not affected.',
  },
  'agreement.template.2': {
    'zh-CN': '授权内容写明包括转码、格式转换',
    en: 'the grant names transcoding and the conversion of formats',
  },
  'agreement.obstacle.not_owner': {
    'zh-CN': '只有账号所有者可以签署',
    en: 'Only the account owner can sign.',
  },
  'agreement.obstacle.not_verified': {
    'zh-CN': '签署前请先完成实名认证',
    en: 'Verify your identity before you sign.',
  },
  'agreement.obstacle.minor_not_approved': {
    'zh-CN': '未成年人信息审核通过后，监护人才能签署',
    en: 'The guardian can sign once the minor’s details have been approved.',
  },
  'agreement.obstacle.no_consent_documents': {
    'zh-CN': '签署前需要您单独同意处理敏感个人信息。已填写的内容都保留着',
    en: 'Before you sign, we need your separate consent to the handling of sensitive information. Everything you entered is kept.',
  },
  'agreement.obstacle.no_consent_abroad': {
    'zh-CN':
      '所选渠道在境外，签署前需要您同意向列明的境外接收方提供作品信息；也可以返回，只选境内渠道。已填写的内容都保留着',
    en: 'Some of these channels are abroad. Consent to sending release data to the recipients listed before you sign, or go back and choose domestic channels only. Everything you entered is kept.',
  },
  'agreement.obstacle.no_licensee': {
    'zh-CN': '本站还没有登记运营主体，暂时不能签署。请联系客服，作品会一直保留',
    en: 'The company behind this site hasn’t been entered yet, so nothing can be signed. Contact support; your release is kept.',
  },
  'agreement.obstacle.date_passed': {
    'zh-CN': '上线日期已经来不及，请返回修改日期',
    en: 'The release date is no longer possible. Go back and change it.',
  },
})
