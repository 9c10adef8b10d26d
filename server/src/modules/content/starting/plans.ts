// The campaigns a site starts with. They run until the operator ends them.
import type { StartingArticle } from './starting-help'

export interface StartingPlan extends StartingArticle {
  details: { needs: 'released' | 'any'; places: number | null; starts_on: null; ends_on: null }
}

export const startingPlans: readonly StartingPlan[] = [
  {
    number: 1,
    title: { 'zh-CN': '第一首歌', en: 'First song' },
    summary: {
      'zh-CN': '给第一次在这里发行的音乐人：编辑陪您走完全程，上线时推荐给渠道和听众。',
      en: 'For musicians releasing here for the first time: an editor at your side, and a recommendation on release day.',
    },
    body: {
      'zh-CN': `<p>第一次发行，最难的往往不是写歌，是不知道哪里会出错。这个计划给第一首歌配一位编辑。</p>
<h2>您会得到</h2>
<ul>
<li>提交前，编辑先听一遍、看一遍，把可能被驳回的地方告诉您；</li>
<li>上线日期、歌曲介绍和封面的建议；</li>
<li>上线时，把歌推荐给渠道的编辑，并在本站的服务资讯里介绍。</li>
</ul>
<p>渠道用不用、放在哪里，由渠道的编辑决定，我们不承诺播放量。</p>
<h2>谁可以报名</h2>
<ul>
<li>在本站还没有作品上线的音乐人，个人、未成年人、企业都可以；</li>
<li>原创歌曲，单曲或专辑里的一首；草稿也行，信息和音频大致齐全即可。</li>
</ul>
<h2>怎样报名</h2>
<ol>
<li>先在<a href="/work-publish/entry">发布作品</a>里建好草稿，至少传上音频。</li>
<li>在本页选择这个作品，写几句：这首歌讲什么，为什么是它，希望谁听到。</li>
<li>等系统消息。等待时可以撤回，也可以继续改草稿。</li>
</ol>
<h2>怎样决定</h2>
<p>编辑听每一首，看歌本身和您写的话，不看粉丝数。名额用完会在本页注明；没有选上，会写明原因，换一首还可以再来。每个作品报名一次，不收费，也不改变分成。</p>`,
      en: `<p>With a first release, the hard part often isn’t the song but not knowing what can go wrong. This plan gives your first song an editor.</p>
<h2>What you get</h2>
<ul>
<li>before you submit, an editor goes through it and points out what might be rejected;</li>
<li>advice on the release date, the description and the cover;</li>
<li>on release day, a recommendation to the channels’ editors and a mention in our service news.</li>
</ul>
<p>Whether and where a channel features it is up to its own editors. We don’t promise plays.</p>
<h2>Who can apply</h2>
<ul>
<li>musicians who haven’t had a release online through this site yet: individuals, minors and companies alike;</li>
<li>with an original song, as a single or from an album. A draft will do, with its audio and most of its details.</li>
</ul>
<h2>How to apply</h2>
<ol>
<li>Start a draft under <a href="/work-publish/entry">Publish</a> and upload at least the audio.</li>
<li>Choose it on this page and write a few lines: what the song is about, why this one, who should hear it.</li>
<li>Wait for our message. Meanwhile you can withdraw the application or keep working on the draft.</li>
</ol>
<h2>How it is decided</h2>
<p>An editor listens to every one and judges the song and your note, not your follower count. If all places are taken, this page says so. If yours isn’t chosen, we tell you why, and you can apply with another. One application per release, free of charge, and your share doesn’t change.</p>`,
    },
    details: { needs: 'any', places: null, starts_on: null, ends_on: null },
  },
  {
    number: 2,
    title: { 'zh-CN': '跟着唱', en: 'Sing along' },
    summary: {
      'zh-CN': '歌词逐句对好时间、带伴奏或卡拉 OK 版的作品，推荐到 K 歌和短视频场景。',
      en: 'For releases with timed lyrics and an accompaniment or karaoke version: pitched to the people who make karaoke and short videos.',
    },
    body: {
      'zh-CN': `<p>能跟着唱的歌传得更远。这个计划把准备齐全的作品，推荐给渠道里做 K 歌、歌词视频和短视频的编辑。</p>
<h2>您会得到</h2>
<ul>
<li>编辑核对歌词的时间，差一点的地方告诉您；</li>
<li>作品列入提供给渠道编辑的“跟着唱”歌单；</li>
<li>选中的歌在本站服务资讯里介绍，附上最适合跟唱的那一段。</li>
</ul>
<p>是否采用由渠道决定，我们不承诺播放量。</p>
<h2>谁可以报名</h2>
<p>已经通过审核、正在分发或已经上线的作品，并且：</p>
<ul>
<li>歌词是带时间的 LRC，每一句都对好；</li>
<li>有伴奏或卡拉 OK 版；</li>
<li>最好还有一段短音频，从最容易记住的那句开始。</li>
</ul>
<p>还缺什么，先用<a href="/help-center/index/detail?id=85&amp;type=1&amp;tid=6">补充素材</a>补上，不用重新签署。歌词怎样对时间，见<a href="/help-center/index/detail?id=4&amp;type=1&amp;tid=1">这一篇</a>。</p>
<h2>怎样报名和决定</h2>
<ol>
<li>在本页选择作品，写明建议从哪一句开始跟唱。</li>
<li>编辑跟着唱一遍：歌词与演唱一致、时间对得上、伴奏干净，就会选中。</li>
<li>结果用系统消息告诉您，没选上会写明差在哪里，补好可以换一个作品再报。</li>
</ol>
<p>不收费，不改变分成，下架或授权到期时自动退出。</p>`,
      en: `<p>Songs that people can sing travel further. This plan recommends them to the channels’ karaoke, lyric video and short video editors.</p>
<h2>What you get</h2>
<ul>
<li>an editor checks the timing of your lyrics and tells you where it’s off;</li>
<li>the release joins the “Sing along” list we offer to the channels’ editors;</li>
<li>we feature the chosen songs in our service news, with the part people will want to sing.</li>
</ul>
<p>Whether they use it is up to the channels. We don’t promise plays.</p>
<h2>Who can apply</h2>
<p>Releases that have passed review, whether on their way to the channels or online, with</p>
<ul>
<li>lyrics as a timed LRC, every line in place;</li>
<li>an accompaniment or a karaoke version;</li>
<li>and ideally a short audio that starts with the line people remember.</li>
</ul>
<p>Whatever is missing can be added with <a href="/help-center/index/detail?id=85&amp;type=1&amp;tid=6">Add materials</a>, without signing again. To learn how to time lyrics, see <a href="/help-center/index/detail?id=4&amp;type=1&amp;tid=1">here</a>.</p>
<h2>How to apply, and how it is decided</h2>
<ol>
<li>Choose the release on this page and say at which line people should join in.</li>
<li>An editor sings along. If the lyrics match what’s sung, the times fit and the accompaniment is clean, it’s in.</li>
<li>We message you with the result. If it isn’t chosen, we tell you what was missing, and you can apply with another release.</li>
</ol>
<p>Free of charge, and your share doesn’t change. A release leaves the plan when it’s taken down or its licence expires.</p>`,
    },
    details: { needs: 'released', places: null, starts_on: null, ends_on: null },
  },
]
