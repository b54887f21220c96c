Feature: The project's own face

  @memory @browser
  Scenario: The magazine presents itself before anybody has signed in
    Given the visitor has opened the application
    Then the project is called "Northlight Quarterly"
    And the accent colour is "#1064a3"
    And the public note includes "The winter issue closes on 4 December."

  @memory @browser
  Scenario: Another colour, another note
    Given the project has the colour "#0a7d4f"
    And the public note is "Closed on **Sundays**"
    And the visitor has opened the application
    Then the accent colour is "#0a7d4f"
    And the public note includes "Closed on"

  @browser
  Scenario Outline: What is no colour is left alone
    Given the project has the colour "<colour>"
    And the visitor has opened the application
    Then the project is called "Northlight Quarterly"
    And the accent colour is ""

    Examples:
      | colour                        |
      | red;background:url(//evil.ex) |
      | #12345                        |

  @browser
  Scenario: A note cannot bring anything in
    Given the public note is "Hello <script>document.title = 'evil'</script> there"
    And the visitor has opened the application
    Then the public note includes "Hello"
    And the heading is "Sign in"
