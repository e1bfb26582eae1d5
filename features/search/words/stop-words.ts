/** Words of questions that do not name their subject, in three languages and in Latin letters. */
export const stopWordTexts: readonly string[] = [
  'a an and any are as at be by can do does for from get give how i if in is it me my of on or our please',
  'shall should tell that the their there these this to us was we what when which who whom why will with you your',
  'about have has want need show find see know much many',
  'kya kab kaise kaun kitna kitni kitne hai hain ka ki ke ko se mein me par aur ho hoga hogi wala wali',
  'kaun kis liye batao bataiye tak kar kare karein karna karni sakta sakte sakti le ja jaa milega milegi milenge milta chahiye aayega aayegi kado kiven kinni kinna da di de nu te vich hun ton',
  'क्या कब कैसे कौन कितना कितनी कितने है हैं का की के को से में पर और हो होगा होगी कौनसा किस लिए तक करें करना करनी सकता सकते मिलेगा मिलेगी मिलती चाहिए आएगा बताओ बताइए मैं हम मेरा मेरी',
  'ਕੀ ਕਦੋਂ ਕਿਵੇਂ ਕੌਣ ਕਿੰਨਾ ਕਿੰਨੀ ਕਿੰਨੇ ਹੈ ਹਨ ਦਾ ਦੀ ਦੇ ਨੂੰ ਤੇ ਵਿੱਚ ਵਿਚ ਤੋਂ ਅਤੇ ਹੋਵੇਗਾ ਹੋਵੇਗੀ ਲਈ ਤੱਕ ਕਰਨਾ ਕਰਨੀ ਮਿਲੇਗਾ ਮਿਲੇਗੀ ਮੇਰਾ ਮੇਰੀ',
];

/** Words by which a question asks for what is new. */
export const latestWords: readonly string[] = ['latest', 'last', 'new', 'recent'];

/** Other words that most documents of a school could have. */
export const weakWordText = 'school class session year date next where information info detail website';
