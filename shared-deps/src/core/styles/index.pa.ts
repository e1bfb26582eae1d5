import './index.css';
import './letters.pa.css';
import './letters.css';
