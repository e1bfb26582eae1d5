import './index.css';
import './letters.hi.css';
