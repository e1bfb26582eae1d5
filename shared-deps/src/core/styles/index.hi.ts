import './index.css';
import './letters.hi.css';
import './letters.css';
