Feature: A related item that is out of reach
  What cannot be shown by name is kept all the same, and it is said why.

  @memory @browser
  Scenario: An author who is gone is shown by the key, and kept
    Given "author" of "3" in "articles" refers to 4711
    And Clara has signed in
    When she opens the address "/collections/articles/3"
    Then "author" refers to "4711"
    And "author" shows the notice "This item does not exist any more"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: Who may not see authors is told so, and changes nothing by it
    Given the role "Editor" may not read "authors"
    And Clara has signed in
    When she opens the address "/collections/articles/3"
    Then "author" shows the notice "You are not allowed to see the items to choose from"
    And she cannot save: "There is nothing to save"
