// What works are sent back for most often. Each says what is wrong and what to do about it.
import type { Language } from '#contract/language'
import type { ReasonPart } from '#contract/review/reason-calls'

interface StartingReason {
  part: ReasonPart
  title: Record<Language, string>
  text: Record<Language, string>
}

const reason = (
  part: ReasonPart,
  [chineseTitle, chinese]: [string, string],
  [englishTitle, english]: [string, string],
): StartingReason => ({
  part,
  title: { 'zh-CN': chineseTitle, en: englishTitle },
  text: { 'zh-CN': chinese, en: english },
})

export const startingReasons: StartingReason[] = [
  reason(
    'title',
    [
      '标题含有多余信息',
      '标题里请只写歌名。艺人名、版本、“新歌”“首发”之类的字样请移到对应的栏目，或者删去。',
    ],
    [
      'Too much in the title',
      'The title should be just the song’s name. Artists and versions have their own fields; remove words such as “new” or “official”.',
    ],
  ),
  reason(
    'title',
    ['版本请写在版本栏', '这是另一个版本（如现场、混音、纯音乐），请在“版本”一栏写明，标题保持原名。'],
    [
      'Version belongs in its own field',
      'This is another version (live, remix, instrumental). Put that in the version field and keep the original title.',
    ],
  ),
  reason(
    'title',
    ['标题与音频不符', '音频里唱的和标题对不上。请核对是否传错了文件，或者改正标题。'],
    [
      'Title doesn’t match the audio',
      'What we hear doesn’t match this title. Check that you uploaded the right file, or correct the title.',
    ],
  ),
  reason(
    'artists',
    [
      '艺人名不规范',
      '艺人名请写对外使用的名字，一栏只写一位，不要加“演唱：”“制作人”等字样；合作者请分开添加。',
    ],
    [
      'Artist name isn’t as published',
      'Enter each artist by the name the public knows, one per field, without words such as “vocals by”. Add everyone else separately.',
    ],
  ),
  reason(
    'artists',
    [
      '冒用知名艺人',
      '这个名字属于另一位艺人，容易让听众误会。请换成您自己的艺人名；如果就是本人，请附上证明。',
    ],
    [
      'Name of another artist',
      'This name belongs to another artist and would mislead listeners. Use your own, or attach proof that it’s you.',
    ],
  ),
  reason(
    'artists',
    ['缺少合作艺人', '音频里还有其他演唱者或合作者。请按“合作艺人”或“Remix”把他们加上。'],
    [
      'An artist is missing',
      'We hear someone else on this recording. Add them as a featured artist or remixer.',
    ],
  ),
  reason(
    'credits',
    [
      '词曲作者请写真名',
      '作词、作曲请填写真实姓名，渠道和著作权集体管理组织按真名结算；艺名可以写在艺人一栏。',
    ],
    [
      'Writers need their legal names',
      'Enter lyricists and composers by legal name: channels and societies use it to pay them. Stage names go in the artist field.',
    ],
  ),
  reason(
    'credits',
    ['词曲作者与原作不符', '这个作品的词曲作者与公开资料不一致。请核对原作的署名后改正。'],
    [
      'Writers differ from the original',
      'The writers differ from the published credits for this song. Look up the original credits and correct them.',
    ],
  ),
  reason(
    'credits',
    ['℗ 或 © 权利人不完整', '℗ 与 © 请写年份和权利人的全名（个人写真名，企业写营业执照上的名称）。'],
    [
      'P-line or C-line incomplete',
      'Enter the year and the owner’s full name for ℗ and ©: your legal name, or the company’s registered name.',
    ],
  ),
  reason(
    'cover',
    ['封面文字与作品不符', '封面上的标题或艺人名与填写的不一致。请改成相同的写法，或者去掉封面上的文字。'],
    [
      'Cover text doesn’t match',
      'The title or artist on the cover differs from what you entered. Make them the same, or remove the text from the cover.',
    ],
  ),
  reason(
    'cover',
    ['封面模糊或被拉伸', '封面放大后模糊、有锯齿或被拉伸。请换一张清晰的正方形图片，边长至少 3000 像素。'],
    [
      'Cover is blurred or stretched',
      'At full size the cover is blurred, jagged or stretched. Upload a sharp square picture of at least 3000 pixels.',
    ],
  ),
  reason(
    'cover',
    ['封面有广告或联系方式', '封面上不能有二维码、网址、电话、价格或渠道标志。请去掉后重新上传。'],
    [
      'Advertising on the cover',
      'A cover can’t have QR codes, web addresses, phone numbers, prices or channel logos. Remove them and upload it again.',
    ],
  ),
  reason(
    'cover',
    ['封面图片未获授权', '封面使用了他人的照片、画作、商标或影视画面。请换成自己的图片，或者上传授权文件。'],
    [
      'Picture belongs to someone else',
      'The cover uses someone else’s photo, artwork, brand or film still. Use your own, or upload the permission.',
    ],
  ),
  reason(
    'audio',
    ['有爆音或失真', '标记的时间点有爆音或削波失真。请降低总线电平，重新导出后上传。'],
    [
      'Clicks or distortion',
      'There are clicks or clipped peaks at the marked point. Lower the master level, export it again and upload it.',
    ],
  ),
  reason(
    'audio',
    ['音源是有损转码', '这个文件是由 MP3 等有损格式转成的。请从工程里直接导出 WAV 或 FLAC。'],
    [
      'Made from a lossy file',
      'This file was converted from an MP3 or similar. Export WAV or FLAC straight from your project.',
    ],
  ),
  reason(
    'audio',
    ['音频不完整', '音频开头或结尾被截断，或者中间有空白。请检查后上传完整的版本。'],
    [
      'Audio isn’t complete',
      'The recording is cut off at the start or end, or has a gap. Check it and upload the complete one.',
    ],
  ),
  reason(
    'audio',
    [
      '已有相同的录音',
      '这段录音已经在另一个作品里。如果是重新发行，请沿用原来的 ISRC 并说明；否则请换成您自己的录音。',
    ],
    [
      'Recording is in another release',
      'This recording is already part of another release. If it’s a re-release, keep its ISRC and tell us; otherwise upload your own recording.',
    ],
  ),
  reason(
    'lyrics',
    ['歌词与演唱不符', '歌词与实际演唱有出入（错字、漏句或顺序不对）。请对照音频改正。'],
    [
      'Lyrics differ from what is sung',
      'The lyrics differ from what is sung: words are wrong, missing or in another order. Correct them as you listen.',
    ],
  ),
  reason(
    'lyrics',
    ['歌词含有其他内容', '歌词文件里请只保留歌词和时间标记，去掉广告、网址、制作名单等其他文字。'],
    [
      'More than lyrics in the file',
      'The file should contain only the lyrics and their times: no advertising, web addresses or credits.',
    ],
  ),
  reason(
    'lyrics',
    [
      '需要标注 Explicit',
      '歌词里有粗口或暴力内容。请把“是否含粗口等内容（Explicit）？”选为“是”，或者提供不含这些内容的版本（Clean）。',
    ],
    [
      'Explicit words aren’t marked',
      'The lyrics contain strong language or violence. Answer “Explicit content?” with yes, or upload a clean version.',
    ],
  ),
  reason(
    'rights',
    ['授权文件看不清', '授权文件模糊、缺页或被裁切。请上传每一页都清楚完整的扫描件。'],
    [
      'Document can’t be read',
      'The document is blurred, cropped or missing pages. Upload a scan with every page complete and clear.',
    ],
  ),
  reason(
    'rights',
    ['授权文件没有签章', '授权文件缺少双方的签字或公章。请补齐签章后重新上传。'],
    [
      'Document isn’t signed',
      'The licence has no signature or seal. Have both parties sign it and upload it again.',
    ],
  ),
  reason(
    'rights',
    [
      '授权范围不够',
      '授权文件没有包含数字发行，或者期限、地区小于您选择的发行范围。请补充授权，或者缩小发行范围。',
    ],
    [
      'Licence covers too little',
      'The document doesn’t cover digital distribution, or its term or territory is smaller than your scope. Get a broader licence, or narrow the scope.',
    ],
  ),
  reason(
    'rights',
    ['翻唱或改编需要授权', '这个作品是翻唱或改编。请把作品性质改为“翻唱”或“改编”，并上传词曲权利人的授权。'],
    [
      'Cover or adaptation needs a licence',
      'This is a cover or an adaptation. Change the type of work and upload the songwriters’ permission.',
    ],
  ),
  reason(
    'rights',
    ['采样或伴奏来源不明', '作品里使用了他人的采样或伴奏。请说明来源，并上传允许商用的授权。'],
    [
      'Sample or beat without a source',
      'The release uses someone else’s sample or beat. Tell us where it comes from and upload a licence for commercial use.',
    ],
  ),
  reason(
    'scope',
    ['上线日期来不及', '按现在的日期，渠道来不及上线。请选择一个更晚的日期。'],
    ['Release date is too early', 'The channels can no longer make this date. Choose a later one.'],
  ),
  reason(
    'scope',
    ['地区或渠道需要调整', '所选的地区或渠道与您拥有的权利不一致。请按授权文件调整发行范围。'],
    [
      'Territories or channels don’t fit',
      'The territories or channels you chose go beyond your rights. Adjust the scope to what your documents say.',
    ],
  ),
  reason(
    'other',
    ['AI 使用情况需要说明', '这个作品听起来或看起来使用了 AI 生成内容。请如实填写 AI 使用情况。'],
    [
      'AI use must be disclosed',
      'This release seems to contain AI-generated material. Answer the questions about the use of AI truthfully.',
    ],
  ),
  reason(
    'other',
    ['不适合发行的内容', '作品中有法律法规或渠道规定不允许发行的内容。请删改标记的部分后再提交。'],
    [
      'Content that can’t be released',
      'The release contains something that the law or the channels don’t allow. Change the marked part before you submit it again.',
    ],
  ),
]
